import { keysOf } from '#platform/keys-of.ts';
import type { WovenGroup } from '#ui/woven/woven-pictures.server.ts';
import type { Loom } from '../loom/loom.ts';
import { inColourway } from './colourways.ts';
import { OnGround } from './ground.ts';
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
    Object.entries(drawings).flatMap(([name, draw]) => [
      { group, name, draw, file: new URL(`${group}/${room}/${name}.webp`, folder) },
      ...(group === 'goods' ? furtherColourways(name, room, draw) : []),
    ]),
  ),
);

/** `coffee-2`, `coffee-3`: in rooms of their own, one for each. */
function furtherColourways(name: string, room: string, draw: Drawing): Weave[] {
  return ([2, 3] as const).map((number) => {
    const file = new URL(`goods/${room}/${number}/${name}-${number}.webp`, folder);
    return { group: 'goods', name: `${name}-${number}`, draw: () => again(draw(), number), file };
  });
}

function again(picture: Loom, number: 2 | 3): Loom {
  if (!(picture instanceof OnGround)) throw new Error('Goods lie on a ground of the house.');
  return inColourway(picture, number);
}
