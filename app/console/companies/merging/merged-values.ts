import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import type { TakenPart } from './merge-answers.ts';

/** Lists of which both companies' hold: where they stand, and when they were here. */
const together: readonly string[] = ['stands', 'editions'];

/**
 * What the company that stays says of itself from now on: what it said, with stands and editions of both, what it lacked, and what was to be
 * taken over. Its key stays its own.
 * @param gone what the one that goes has said
 */
export function mergedFacts(
  { shared: fields }: Pick<ContentKind, 'shared'>,
  stays: Values,
  gone: Values,
  taken: readonly TakenPart[],
): Values {
  const entries = Object.entries(fields).flatMap(([name, { isOwn }]): [string, unknown][] => {
    if (together.includes(name)) return [[name, union(stays[name], gone[name])]];
    if (isOwn) return [];
    const takes = !isEmpty(gone[name]) && (isEmpty(stays[name]) || taken.includes(`shared ${name}`));
    return takes ? [[name, gone[name]]] : [];
  });
  return { ...stays, ...Object.fromEntries(entries) };
}

function union(one: unknown, other: unknown): unknown[] {
  const all = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return [...new Set([...all(one), ...all(other)])].toSorted();
}

/** Whether a field's values are put together, or somebody says whose stands. */
export const isPutTogether = (name: string) => together.includes(name);
