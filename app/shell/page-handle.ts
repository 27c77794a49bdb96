import type { Section } from '#platform/feature/page-route.ts';

/** What a page says of itself: `export const handle = { section: 'news' } satisfies PageHandle`. */
export interface PageHandle {
  /** The item of the menu it belongs to; without it the path decides. */
  section?: Section;
}
