import type { Place, Stand } from '#features/halls/index.server.ts';
import type { StandRoute } from './layout.ts';

type Box = Pick<Stand, 'x' | 'y' | 'width' | 'depth'>;
type Numbered = Box & Pick<Stand, 'number'>;

const middleOf = ({ x, width }: Box) => x + width / 2;
const aisleOf = ({ number }: Numbered) => number.charAt(0);

/** The middle of an aisle, from north to south: between its two rows of stands. */
function aisleLine(stands: readonly Numbered[]): number {
  const north = Math.min(...stands.map(({ y }) => y));
  const south = Math.max(...stands.map(({ y, depth }) => y + depth));
  return (north + south) / 2;
}

/**
 * The way to a stand, from the entrance behind which fewer stands are to be passed: along the aisle that its number names,
 * so many stands on one side. Whoever walks east has the north on the left.
 * @returns undefined where the hall has no entrance west or east
 */
export function routeTo(
  stand: Numbered,
  stands: readonly Numbered[],
  places: readonly Pick<Place, 'kind'>[],
): StandRoute | undefined {
  const aisle = stands.filter((other) => aisleOf(other) === aisleOf(stand));
  const line = aisleLine(aisle);
  const isNorth = (one: Box) => one.y + one.depth / 2 < line;
  const sameSide = aisle.filter((other) => isNorth(other) === isNorth(stand));
  const fromWest = sameSide.filter((other) => middleOf(other) <= middleOf(stand)).length;
  const fromEast = sameSide.filter((other) => middleOf(other) >= middleOf(stand)).length;
  const has = (kind: Place['kind']) => places.some((place) => place.kind === kind);
  const west = has('entrance-west') && (fromWest <= fromEast || !has('entrance-east'));
  if (!west && !has('entrance-east')) return undefined;
  return {
    entrance: west ? 'west' : 'east',
    aisle: aisleOf(stand),
    side: isNorth(stand) === west ? 'left' : 'right',
    nth: west ? fromWest : fromEast,
  };
}
