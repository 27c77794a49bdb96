import { Bundle } from '#platform/bundle/bundle.server.ts';
import { inProject } from '#platform/config/in-project.ts';

/** The content that a demonstration shows. */
export const demonstration = new Bundle(inProject('content/demonstration'));
