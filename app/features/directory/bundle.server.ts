import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { buyerDraft, exhibitorDraft } from './publishing/company-draft.server.ts';

/** An exhibitor: its hall is said, its stands are given out. */
const exhibitorForm = exhibitorDraft
  .omit({ stands: true })
  .extend({ hall: z.string().max(2) })
  .strict();
const buyerForm = buyerDraft.strict();

export const exhibitorsIn = (bundle: Bundle) => bundle.rows('directory/exhibitors', exhibitorForm);
export const buyersIn = (bundle: Bundle) => bundle.rows('directory/buyers', buyerForm);
