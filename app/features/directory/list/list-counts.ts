import type { ListFilters } from '../list-filters.ts';

/** How many companies there are of a country, an industry and a hall (empty where they have no stand). */
export interface CountCell {
  country: string;
  industry: number;
  hall: string;
  count: number;
}

/** How many companies a list has, and would have with another choice of one filter. */
export interface ListCounts {
  total: number;
  industries: Map<number, number>;
  countries: Map<string, number>;
  halls: Map<string, number>;
}

type Chosen = Pick<ListFilters, 'industry' | 'hall'> & {
  /** The countries of the region, or the one country; all where it is missing. */
  countries?: readonly string[];
};

/** Adds the cells up: for each filter those that the other filters leave. */
export function countBy(cells: readonly CountCell[], { industry, countries, hall }: Chosen): ListCounts {
  const ofIndustry = (cell: CountCell) => industry === undefined || cell.industry === industry;
  const ofCountry = (cell: CountCell) => countries === undefined || countries.includes(cell.country);
  const ofHall = (cell: CountCell) => hall === undefined || cell.hall === hall;
  const inArea = cells.filter(ofCountry);
  const inHall = cells.filter(ofHall);
  const left = inArea.filter((cell) => ofIndustry(cell) && ofHall(cell));
  const withStand = inArea.filter((cell) => ofIndustry(cell) && cell.hall !== '');
  return {
    total: left.reduce((sum, { count }) => sum + count, 0),
    industries: sumsBy(inArea.filter(ofHall), (cell) => cell.industry),
    countries: sumsBy(inHall.filter(ofIndustry), (cell) => cell.country),
    halls: sumsBy(withStand, (cell) => cell.hall),
  };
}

/** The counts of cells added up by a key of theirs. */
export function sumsBy<Key>(cells: readonly CountCell[], keyOf: (cell: CountCell) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const cell of cells) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + cell.count);
  return sums;
}
