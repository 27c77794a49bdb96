import type { Entries } from './form-entries.ts';

/** What stands in a form, by the names of its controls. */
export interface Typed {
  one(name: string): string;
  all(name: string): string[];
}

export function typedOf(entries: Entries): Typed {
  const byName = Map.groupBy(entries, ([name]) => name);
  const all = (name: string) => (byName.get(name) ?? []).map(([, value]) => value);
  return { all, one: (name) => all(name)[0] ?? '' };
}

/** Names of controls that are the editor's own and no field's begin so. */
export const ownMark = '_';

/** What was typed into the fields of a form; files, and what the editor itself needs, are left out. */
export function entriesIn(form: FormData): Entries {
  return [...form].flatMap(
    ([name, value]): Entries =>
      typeof value === 'string' && !name.startsWith(ownMark) ? [[name, value.replace(/\r\n?/g, '\n')]] : [],
  );
}

/** Whether two forms say the same, whatever is empty. */
export function isSameTyped(one: Entries, other: Entries): boolean {
  return written(one) === written(other);
}

const written = (entries: Entries) =>
  JSON.stringify(
    entries
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => `${name} ${value.trim()}`)
      .sort(),
  );
