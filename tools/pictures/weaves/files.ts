import { type Drawing, GROUPS } from './groups.ts';

/** A picture with the file that the site shows. */
export interface Weave {
  group: string;
  name: string;
  draw: Drawing;
  file: URL;
}

const folder = new URL('../../../app/ui/woven/pictures/', import.meta.url);

/** All pictures, group by group. */
export const weaves: readonly Weave[] = Object.entries(GROUPS).flatMap(([group, rooms]) =>
  Object.entries(rooms).flatMap(([room, drawings]) =>
    Object.entries(drawings).map(([name, draw]) => {
      return { group, name, draw, file: new URL(`${group}/${room}/${name}.webp`, folder) };
    }),
  ),
);
