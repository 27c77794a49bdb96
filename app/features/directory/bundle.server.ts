import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { buyerDraft, exhibitorShape } from './publishing/company-draft.server.ts';
import { productDraft } from './publishing/product-draft.server.ts';

/** A product of an exhibitor's catalogue, which it stands in. */
const productForm = productDraft.omit({ exhibitor: true, position: true }).strict();

/** An exhibitor with its products: its hall is said, its stands are given out. */
const exhibitorForm = exhibitorShape
  .omit({ stands: true })
  .extend({
    hall: z.string().max(2),
    /** Their numbers. */
    editions: z.array(z.int().transform(String)),
    /** In the order of its catalogue. */
    products: z.array(productForm).max(100).default([]),
  })
  .strict();
const buyerForm = buyerDraft.strict();

export const exhibitorsIn = (bundle: Bundle) => bundle.rows('directory/exhibitors', exhibitorForm);
export const buyersIn = (bundle: Bundle) => bundle.rows('directory/buyers', buyerForm);
