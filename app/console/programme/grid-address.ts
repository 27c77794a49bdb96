/** The grid of a day, without language prefix. */
export function gridHref(of: { day?: string; edition?: number; moved?: number; copied?: number } = {}): string {
  return withQuery('/console/programme/', of);
}

/** The form of one event beside the grid of its day. */
export function placeHref(id: number): string {
  return `/console/programme/${id}`;
}

/** Where the events of a day are copied onto another one. */
export function copyHref(of: { from: string; to?: string | undefined; edition: number }): string {
  return withQuery('/console/programme/copy', of);
}

function withQuery(path: string, parameters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}
