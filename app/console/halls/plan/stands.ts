import type { Box } from '#features/halls/index.server.ts';

/** A stand of a plan, in whole metres from its hall's north-west corner. */
export interface PlannedStand extends Box {
  /** The aisle's letter and the number along it: `A07`. */
  number: string;
  companyId: number | null;
}

/** What a stand is called, as the database holds it. */
export const standNumber = /^[A-Z]\d\d$/;

/** Longest side of a stand, in metres. */
export const mostMetres = 999;

/** Most stands that are drawn at once. */
export const mostAtOnce = 50;

/** Whether two boxes have ground in common; side by side they have not. */
export function isUpon(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.depth &&
    other.y < one.y + one.depth
  );
}

/** Whether two stands lie at the same place. */
export function isSameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.depth === other.depth;
}

/** Whether one stand is as the other: its number, place, size and company. */
export function isSameStand(one: PlannedStand, other: PlannedStand): boolean {
  return one.number === other.number && one.companyId === other.companyId && isSameBox(one, other);
}

/** The stands that are in nobody's way: those that lie upon one before them, or beyond the walls, from before there were rules against it. */
export function misplaced(
  stands: readonly PlannedStand[],
  { width, depth }: Pick<Box, 'width' | 'depth'>,
): PlannedStand[] {
  const isBeyond = (stand: Box) =>
    stand.x < 0 || stand.y < 0 || stand.x + stand.width > width || stand.y + stand.depth > depth;
  const placed: PlannedStand[] = [];
  return stands.filter((stand) => {
    const isWrong = isBeyond(stand) || placed.some((before) => isUpon(stand, before));
    if (!isWrong) placed.push(stand);
    return isWrong;
  });
}

/** What two stands are as one. @returns undefined where they do not share a whole side */
export function joined(one: Box, other: Box): Box | undefined {
  const isBeside = one.y === other.y && one.depth === other.depth;
  if (isBeside && (one.x + one.width === other.x || other.x + other.width === one.x)) {
    return { ...box(one), x: Math.min(one.x, other.x), width: one.width + other.width };
  }
  const isBelow = one.x === other.x && one.width === other.width;
  if (isBelow && (one.y + one.depth === other.y || other.y + other.depth === one.y)) {
    return { ...box(one), y: Math.min(one.y, other.y), depth: one.depth + other.depth };
  }
  return undefined;
}

/**
 * A box as two: the first so many metres long, along its longer side, from the west or from the north.
 * @returns undefined where nothing would be left of one of them
 */
export function split(whole: Box, metres: number): [Box, Box] | undefined {
  const { x, y, width, depth } = whole;
  const isWide = width >= depth;
  if (metres < 1 || metres >= (isWide ? width : depth)) return undefined;
  return isWide
    ? [
        { x, y, width: metres, depth },
        { x: x + metres, y, width: width - metres, depth },
      ]
    : [
        { x, y, width, depth: metres },
        { x, y: y + metres, width, depth: depth - metres },
      ];
}

/** Where a run of stands goes on from each one. */
type Direction = 'east' | 'south';

/** Stands of one size side by side. */
export interface Run {
  first: PlannedStand;
  count: number;
  direction: Direction;
  /** By how much their numbers grow: 2 on one side of an aisle. */
  step: 1 | 2;
}

/** The stands of a run. @returns undefined where an aisle has no more numbers for them */
export function standsOfRun({ first, count, direction, step }: Run): PlannedStand[] | undefined {
  const letter = first.number.charAt(0);
  const from = Number(first.number.slice(1));
  if (from + (count - 1) * step > 99) return undefined;
  return Array.from({ length: count }, (_, i) => ({
    ...first,
    number: `${letter}${String(from + i * step).padStart(2, '0')}`,
    x: direction === 'east' ? first.x + i * first.width : first.x,
    y: direction === 'south' ? first.y + i * first.depth : first.y,
  }));
}

/** What is different between two plans of a hall, by the numbers of stands. */
export interface PlanChange {
  number: string;
  was?: PlannedStand;
  is?: PlannedStand;
}

/** What a plan changes of what visitors see, in the order of numbers. */
export function changesOf(shown: readonly PlannedStand[], planned: readonly PlannedStand[]): PlanChange[] {
  const was = new Map(shown.map((stand) => [stand.number, stand]));
  const is = new Map(planned.map((stand) => [stand.number, stand]));
  return [...new Set([...was.keys(), ...is.keys()])].toSorted().flatMap((number) => {
    const [before, now] = [was.get(number), is.get(number)];
    if (before && now && isSameStand(before, now)) return [];
    return [{ number, ...(before && { was: before }), ...(now && { is: now }) }];
  });
}

const box = ({ x, y, width, depth }: Box): Box => ({ x, y, width, depth });
