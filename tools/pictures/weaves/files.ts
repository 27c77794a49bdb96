import { keysOf } from '#platform/keys-of.ts';
import type { WovenGroup } from '#ui/woven/woven-pictures.server.ts';
import { type Drawing, GROUPS } from './groups.ts';

/** A picture with the file that the site shows. */
export interface Weave {
  group: WovenGroup;
  name: string;
  draw: Drawing;
  file: URL;
}

const folder = new URL('../../../app/ui/woven/pictures/', import.meta.url);

/** All pictures, group by group. */
export const weaves: readonly Weave[] = keysOf(GROUPS).flatMap((group) =>
  Object.entries(GROUPS[group]).flatMap(([room, drawings]) =>
    Object.entries(drawings).map(([name, draw]) => {
      return { group, name, draw, file: new URL(`${group}/${room}/${name}.webp`, folder) };
    }),
  ),
);
