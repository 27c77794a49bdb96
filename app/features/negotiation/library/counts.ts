import { keysOf } from '#platform/keys-of.ts';
import type { Category, OpenStatus } from '../negotiation.ts';

/** How many projects there are of a category, a country, an industry and a state, and what they come to. */
export interface CountCell {
  category: Category;
  region: string;
  industry: number;
  status: OpenStatus;
  count: number;
  /** In hundredths of ten-thousand US dollars. */
  amount: number;
}

/** How many projects a list has, and would have with another choice of one filter. */
export interface ListCounts {
  total: number;
  amount: number;
  categories: Map<Category, number>;
  regions: Map<string, number>;
  industries: Map<number, number>;
  statuses: Map<OpenStatus, number>;
}

/** What is chosen of each; all where it is missing. */
export interface Chosen {
  category?: Category | undefined;
  /** The countries of the region, or the one country. */
  countries?: readonly string[] | undefined;
  industry?: number | undefined;
  status?: OpenStatus | undefined;
}

type Filter = 'category' | 'region' | 'industry' | 'status';

/** Adds the cells up: for each filter those that the other filters leave. */
export function countBy(cells: readonly CountCell[], { category, countries, industry, status }: Chosen): ListCounts {
  const fits: Record<Filter, (cell: CountCell) => boolean> = {
    category: (cell) => category === undefined || cell.category === category,
    region: (cell) => countries === undefined || countries.includes(cell.region),
    industry: (cell) => industry === undefined || cell.industry === industry,
    status: (cell) => status === undefined || cell.status === status,
  };
  const filters = keysOf(fits);
  const leftBut = (own?: Filter) => cells.filter((cell) => filters.every((each) => each === own || fits[each](cell)));
  const left = leftBut();
  return {
    total: left.reduce((sum, { count }) => sum + count, 0),
    amount: left.reduce((sum, { amount }) => sum + amount, 0),
    categories: sums(leftBut('category'), (cell) => cell.category),
    regions: sums(leftBut('region'), (cell) => cell.region),
    industries: sums(leftBut('industry'), (cell) => cell.industry),
    statuses: sums(leftBut('status'), (cell) => cell.status),
  };
}

function sums<Key>(cells: readonly CountCell[], keyOf: (cell: CountCell) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const cell of cells) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + cell.count);
  return sums;
}
