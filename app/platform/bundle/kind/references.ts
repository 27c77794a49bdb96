import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import { isStoredFile, type StoredFile } from '#platform/content/stored-file.ts';
import { textsOf } from '#platform/i18n/texts.ts';

/** What a draft names that lies elsewhere. */
export type Reference =
  /** `isPart`: it is a field that names a thing, and no number that happens to be one's. */
  | { to: 'thing'; kind: string; key: string; isPart: boolean }
  /** A picture or a film, by its number. */
  | { to: 'media'; key: string }
  | { to: 'file'; file: StoredFile };

/** All that a draft names: other things, pictures and films, stored files. */
export function referencesIn({ shared, texts }: Pick<ContentKind, 'shared' | 'texts'>, draft: Draft): Reference[] {
  return [...named(shared, draft), ...textsOf(draft.texts).flatMap(([, text]) => named(texts, text))];
}

/** The kinds of whose things a kind names some. */
export function kindsNamedBy({ shared, texts }: Pick<ContentKind, 'shared' | 'texts'>): string[] {
  return [...new Set([...kindsIn(shared), ...kindsIn(texts)])];
}

function kindsIn(fields: Fields): string[] {
  return Object.values(fields).flatMap(({ control }) => {
    if (control.type === 'rows') return [...kindsIn(control.shared), ...kindsIn(control.texts)];
    if (control.type === 'number') return control.names ?? [];
    return control.type === 'thing' || control.type === 'things' ? control.kind : [];
  });
}

function named(fields: Fields, values: Values): Reference[] {
  return Object.entries(fields).flatMap(([name, { control }]) => {
    const value = values[name];
    return (Array.isArray(value) ? value : value === undefined ? [] : [value]).flatMap((each) =>
      referenceTo(control, each),
    );
  });
}

function referenceTo(control: Control, value: unknown): Reference[] {
  switch (control.type) {
    case 'thing':
    case 'things':
      return [{ to: 'thing', kind: control.kind, key: String(value), isPart: true }];
    case 'number':
      return control.names ? [{ to: 'thing', kind: control.names, key: String(value), isPart: false }] : [];
    case 'picture':
    case 'pictures':
    case 'film':
      return [{ to: 'media', key: String(value) }];
    case 'file':
      return isStoredFile(value) ? [{ to: 'file', file: value }] : [];
    case 'rows':
      return isRow(value) ? referencesIn(control, { ...value, texts: value.texts ?? {} }) : [];
    default:
      return [];
  }
}

function isRow(value: unknown): value is Values & Partial<Pick<Draft, 'texts'>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Kinds in such an order that each comes after those that it names.
 * @throws where two name each other
 */
export function inOrderOfNeed<Kind extends Pick<ContentKind, 'name' | 'shared' | 'texts'>>(
  kinds: readonly Kind[],
): Kind[] {
  const ordered = new Set<Kind>();
  const under = new Set<Kind>();
  const visit = (kind: Kind) => {
    if (ordered.has(kind)) return;
    if (under.has(kind)) throw new Error(`${kind.name} needs itself by way of others`);
    under.add(kind);
    for (const name of kindsNamedBy(kind)) {
      const other = kinds.find((each) => each.name === name);
      if (other && other !== kind) visit(other);
    }
    ordered.add(kind);
  };
  for (const kind of kinds) visit(kind);
  return [...ordered];
}
