import type { Entries } from './form-entries.ts';

/** What a button does to the rows of a field. */
export type RowAct = 'add' | 'remove' | 'up' | 'down';

/** The ids of rows after a button was pressed. @param id of its row; of one to be added a new one */
export function rowsAfter(ids: readonly string[], act: RowAct, id: string): string[] {
  const at = ids.indexOf(id);
  if (act === 'add') return [...ids, id];
  if (act === 'remove') return ids.filter((each) => each !== id);
  const to = act === 'up' ? at - 1 : at + 1;
  if (at < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.with(at, ids[to] ?? id).with(to, id);
}

/** An id for one more row: of no other row of the field, now or before. */
export function newRowId(ids: readonly string[], now: number): string {
  const made = `r${now.toString(36)}`;
  return ids.includes(made) ? newRowId(ids, now + 1) : made;
}

/** The value of a button that does it, and how it is read where the browser sends it without script. */
export const rowButton = (act: RowAct, name: string, id = '') => `${act} ${name} ${id}`;

/** What was typed, with the rows as they stand after a button was pressed; undefined where its value says nothing of the kind. */
export function withRowAct(entries: Entries, value: string, now: number): Entries | undefined {
  const [, act, name = '', id = ''] = /^(add|remove|up|down) ([\w.-]+) ([\w-]*)$/.exec(value) ?? [];
  if (act !== 'add' && act !== 'remove' && act !== 'up' && act !== 'down') return undefined;
  const ids = entries.flatMap(([each, row]) => (each === name ? [row] : []));
  const after = rowsAfter(ids, act, act === 'add' ? newRowId(ids, now) : id);
  const others = entries.filter(([each]) => each !== name);
  return [...after.map((row): [string, string] => [name, row]), ...others];
}
