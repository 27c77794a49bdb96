import type { ThreadName } from './mark-of.ts';

/** The list of a kind, without language prefix. */
export function kindPath(kind: string): string {
  return `/console/content/${kind}`;
}

/** The editor of a part of a thing; of one that is to be made, without id. */
export function threadPath(kind: string, id: number | undefined, thread?: ThreadName): string {
  const path = `${kindPath(kind)}/${id ?? 'new'}`;
  return thread ? `${path}?language=${thread}` : path;
}

/** What a part of a thing has been, and what has changed between two of its revisions. */
export function historyPath(
  kind: string,
  id: number,
  { thread, from, to }: { thread: ThreadName; from?: number; to?: number },
): string {
  const query = new URLSearchParams({ language: thread });
  if (from !== undefined) query.set('from', String(from));
  if (to !== undefined) query.set('to', String(to));
  return `${kindPath(kind)}/${id}/history?${query}`;
}
