import { join } from 'node:path';
import { Bundle } from '#platform/bundle/bundle.server.ts';

/** A few rows of each kind, for what calls answer: no sentence of the demonstration. */
export const fixtureBundle = new Bundle(join(import.meta.dirname, 'fixture'));
