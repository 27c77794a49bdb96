import type { FindableType } from '../search-index/findable.ts';
import type { PageRoute } from './page-route.ts';

/** What a feature brings that both sides, the build and the walls may know: data alone. The rest: `server-feature.ts`. */
export interface Feature {
  /** Its folder in `app/features`. */
  name: string;
  /** Its pages, in each language. */
  pages?: readonly PageRoute[];
  /** Its pages of the console, below `console`: each for staff alone, by an id that begins with `console.`. */
  console?: readonly PageRoute[];
  /** Its addresses that have no language: files. */
  files?: readonly PageRoute[];
  /** The kinds of things that it has found by the search, each with its place in the search's filter, the first 1. */
  findable?: readonly { type: FindableType; place: number }[];
}
