import { z } from '@hono/zod-openapi';
import { longestKeyword } from '#platform/search-index/keyword.ts';

/** The query of a call that finds something by words, cut to the longest keyword where it is read. */
export const askedWords = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(4 * longestKeyword),
});
