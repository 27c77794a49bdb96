/** How many pages of `perPage` so many entries fill; a list without any has one, which says so. */
export function pagesOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
