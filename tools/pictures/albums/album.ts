import type { Loom } from '../loom/loom.ts';

/** A named picture: its file is photos/{album}/{name}.webp. */
export interface Picture {
  name: string;
  draw(): Loom;
}

export interface Album {
  /** Key of the article that shows it. */
  key: string;
  pictures: readonly Picture[];
}
