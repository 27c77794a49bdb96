import { join } from 'node:path';
import { Bundle } from '#platform/bundle/bundle.server.ts';

/** The content that a demonstration shows. */
export const demonstration = new Bundle(join(import.meta.dirname, '../content/demonstration'));
