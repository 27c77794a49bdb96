import type { z } from 'zod';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import type { Thread } from '../../content/document.ts';
import { unfinishedIn } from '../../content/unfinished.server.ts';

/** Something without which a part of a thing cannot go out. */
export interface Missing {
  /** `title`, `agenda.0.at` */
  field: string;
  issue: z.core.$ZodIssue;
}

type Kind = Pick<ContentKind, 'shared' | 'texts'>;

const kept = new WeakMap<ContentKind['shared'], Missing[]>();

/**
 * What a part of a thing lacks, as far as its own fields tell. What stands in it has been looked at already, so that of thousands of rows
 * the rules of fields are asked once; rows of lists are looked at one by one.
 */
export function missingIn(kind: Kind, thread: Thread, values: Values): Missing[] {
  const own = neededIn(thread === 'shared' ? kind.shared : kind.texts).filter(({ field }) => isEmpty(values[field]));
  const lists = Object.entries(kind.shared).flatMap(([name, { control }]) => (control.type === 'rows' ? [name] : []));
  if (lists.every((name) => isEmpty(values[name]))) return own;
  const inLists = unfinishedIn(kind, thread, values).filter(({ field }) =>
    lists.includes(field.split('.', 1)[0] ?? ''),
  );
  return [...own, ...inLists];
}

function neededIn(fields: ContentKind['shared']): Missing[] {
  const known = kept.get(fields);
  if (known) return known;
  const needed = Object.entries(fields).flatMap(([field, { schema }]): Missing[] => {
    const [issue] = schema.safeParse(undefined).error?.issues ?? [];
    return issue ? [{ field, issue }] : [];
  });
  kept.set(fields, needed);
  return needed;
}
