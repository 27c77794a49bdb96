/** What of the log is asked for; what is empty filters nothing. */
export interface LogFilter {
  /** Id of somebody, or `site`. */
  staff: string;
  act: string;
  /** What the thing's name begins with: `article 12`. */
  about: string;
  /** Days of the venue, both included. */
  from: string;
  to: string;
}

const shapes: Record<keyof LogFilter, RegExp> = {
  staff: /^(?:site|\d{1,9})$/,
  act: /^[\w.-]{1,60}$/,
  about: /^[^\p{C}]{1,100}$/u,
  from: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  to: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
};

/** The filter of an address; what has another form is left out. */
export function readLogFilter(query: URLSearchParams): LogFilter {
  const value = (name: keyof LogFilter) => {
    const given = query.get(name)?.trim() ?? '';
    return shapes[name].test(given) ? given : '';
  };
  return { staff: value('staff'), act: value('act'), about: value('about'), from: value('from'), to: value('to') };
}

/** The query of an address for a filter. */
export function logQuery(filter: LogFilter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams([...Object.entries(filter), ...Object.entries(more)].filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : '';
}

/** What differs between before and after: a line for each field. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** The fields in which an act has changed something. */
export function changesOf(before: Record<string, unknown> | null, after: Record<string, unknown> | null): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const said = (value: unknown) =>
    value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);
  return [...fields]
    .map((field) => ({ field, before: said(before?.[field]), after: said(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
