/** An entry of the row of page numbers: a page, or a gap where `number` is missing. */
export interface PageNumber {
  key: string;
  number?: number;
}

/**
 * The numbers to offer on page `page` of `pages`: the first, the last and the neighbours, at most seven entries. A gap
 * never stands for a single page.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const from = Math.max(1, Math.min(page - 1, pages - 4));
  const to = Math.min(pages, Math.max(page + 1, 5));
  const numbers: PageNumber[] = [];
  if (from > 1) numbers.push({ key: '1', number: 1 });
  if (from === 3) numbers.push({ key: '2', number: 2 });
  if (from > 3) numbers.push({ key: 'before' });
  for (let n = from; n <= to; n++) numbers.push({ key: String(n), number: n });
  if (to < pages - 2) numbers.push({ key: 'after' });
  if (to === pages - 2) numbers.push({ key: String(pages - 1), number: pages - 1 });
  if (to < pages) numbers.push({ key: String(pages), number: pages });
  return numbers;
}
