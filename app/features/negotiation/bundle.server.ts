import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { statuses } from './negotiation.ts';
import { projectDraft } from './project/project-draft.server.ts';

/** A project of a fictional owner, open to partners or already further on; some are not to be seen by everybody. */
const projectForm = projectDraft
  .extend({
    status: z.enum(statuses),
    /** Of its publication; of a draft and of what waits for approval, of its last change. */
    publishedOn: z.iso.date(),
  })
  .strict();

export const projectsIn = (bundle: Bundle) => bundle.rows('negotiation/projects', projectForm);
