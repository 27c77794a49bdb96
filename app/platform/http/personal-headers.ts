import type { HeadersArgs } from 'react-router';

/** Headers of a page for one visitor: what its action said, else its loader; no cache on the way keeps it. */
export function personalHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers(actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders);
  headers.set('Cache-Control', 'private, no-store');
  return headers;
}
