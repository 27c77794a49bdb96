import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import { rowsOf, rowTexts, type Thread } from './document.ts';
import type { Wrong } from './publishing/published.server.ts';

/**
 * What would keep a part of a thing from going out, as far as its own fields tell: what is missing, and what may not stand there. What
 * only the tables know (a key that is taken, a picture that is gone) is found as it goes out.
 */
export function unfinishedIn(kind: Pick<ContentKind, 'shared' | 'texts'>, thread: Thread, values: Values): Wrong[] {
  const own = faultsOf(thread === 'shared' ? kind.shared : kind.texts, thread, values, '');
  const rows = Object.entries(kind.shared).flatMap(([name, { control }]) => {
    if (control.type !== 'rows') return [];
    if (thread === 'shared') {
      return rowsOf(values[name]).flatMap((row) => faultsOf(control.shared, thread, row, `${name}.${String(row.id)}.`));
    }
    // A row may have no text in a language; where it has one, that is whole.
    return Object.entries(rowTexts(values[name])).flatMap(([id, row]) =>
      isEmpty(row) ? [] : faultsOf(control.texts, thread, row, `${name}.${id}.`),
    );
  });
  return [...own, ...rows];
}

function faultsOf(fields: Fields, thread: Thread, values: Values, prefix: string): Wrong[] {
  return Object.entries(fields).flatMap(([name, { control, schema }]) => {
    // Rows are looked at one by one; here it is told where one at least is needed.
    if (control.type === 'rows' && (thread !== 'shared' || !isEmpty(values[name]))) return [];
    const [issue] = schema.safeParse(values[name]).error?.issues ?? [];
    return issue ? [{ thread, field: prefix + name, issue }] : [];
  });
}
