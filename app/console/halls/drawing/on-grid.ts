import type { Box } from '#features/halls/index.server.ts';

/** How far a hall reaches, in metres. */
type Walls = Pick<Box, 'width' | 'depth'>;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** A box so many metres further east and south, as far as the walls let it. */
export function movedBy(box: Box, east: number, south: number, walls: Walls): Box {
  return {
    ...box,
    x: between(0, box.x + east, walls.width - box.width),
    y: between(0, box.y + south, walls.depth - box.depth),
  };
}

/** A box so many metres wider and deeper, one at least, as far as the walls let it. */
export function sizedBy(box: Box, east: number, south: number, walls: Walls): Box {
  return {
    ...box,
    width: between(1, box.width + east, walls.width - box.x),
    depth: between(1, box.depth + south, walls.depth - box.y),
  };
}

/** A place on the floor, in metres and parts of them. */
export interface Spot {
  x: number;
  y: number;
}

/** The whole metres from one spot to another, both with theirs, within the walls. */
export function boxBetween(one: Spot, other: Spot, walls: Walls): Box {
  const inside = ({ x, y }: Spot) => ({
    x: between(0, Math.floor(x), walls.width - 1),
    y: between(0, Math.floor(y), walls.depth - 1),
  });
  const [from, to] = [inside(one), inside(other)];
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x) + 1,
    depth: Math.abs(from.y - to.y) + 1,
  };
}
