import type { Sheet } from './sheet.ts';

/** A film of the media library: what it shows at each moment, in seconds from its beginning. */
export interface Clip {
  key: string;
  seconds: number;
  /** The moment that serves as its still picture. */
  posterAt: number;
  draw(now: number): Sheet;
}
