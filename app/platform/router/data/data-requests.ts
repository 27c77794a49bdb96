const ending = /(?:\/_)?\.data$/;

/** Whether an awake page asks for a page's data alone: for that of `/news`, `/news.data`; for that of `/news/`, `/news/_.data`. */
export function isDataRequest(pathname: string): boolean {
  return ending.test(pathname);
}

/** The path of the page whose data is asked for; that of anything else as it is. */
export function pageOfData(pathname: string): string {
  return pathname.replace(ending, '');
}

/** Parameters of the query that a data request may have beside those of its page: which of the routes' data it wants. */
export const dataParameters: readonly string[] = ['_routes'];
