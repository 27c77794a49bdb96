import { features } from '#features/index.ts';
import type { FindableType } from '#platform/search-index/findable.ts';

/** The kinds of things that features have found, in the order in which the filter offers them. */
export const findableTypes: readonly FindableType[] = features
  .flatMap(({ findable = [] }) => findable)
  .toSorted((one, other) => one.place - other.place)
  .map(({ type }) => type);

export function isFindableType(value: unknown): value is FindableType {
  return findableTypes.some((type) => type === value);
}
