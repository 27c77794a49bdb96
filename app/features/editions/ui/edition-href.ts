/** An edition's page, without language prefix. */
export function editionHref(number: number): string {
  return `/previous/detail/${number}`;
}
