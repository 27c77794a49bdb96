import type { Platform } from '#platform/http/site-context.ts';
import type { Input } from '#tests/support/requests/strange-requests.ts';

/** A thing of somebody's. */
export interface OwnThing {
  /** The header Cookie of its owner. */
  cookie: string;
  /** What a call is given to mean the thing; the rest is made up. */
  input: Partial<Input>;
}

/** Makes a thing, and who owns it. */
export type Owned = (platform: Platform) => Promise<OwnThing>;
