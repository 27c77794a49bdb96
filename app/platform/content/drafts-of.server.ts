import type { Locale } from '../i18n/locale.ts';
import type { ContentKind, Draft, Values } from './content-kind.ts';

/** A row of a thing; `of` is its key. */
type ThingRow = Values & { of: string | number };
type TextRow = ThingRow & { locale: Locale };

/** Reads things where there are any to be read: a statement cannot be asked for those of an empty list. */
export function readingSome(read: ContentKind['read']): ContentKind['read'] {
  return async (db, keys) => (keys.length === 0 ? new Map() : read(db, keys));
}

/** Drafts made of rows as tables hold them, by the key of each: things, and their texts. What is null in a row is left out. */
export function draftsOf(things: readonly ThingRow[], texts: readonly TextRow[]): Map<string, Draft> {
  const textsOfThing = Map.groupBy(texts, ({ of }) => String(of));
  return new Map(
    things.map(({ of, ...shared }) => [
      String(of),
      {
        ...given(shared),
        texts: Object.fromEntries(
          (textsOfThing.get(String(of)) ?? []).map(({ of: _, locale, ...text }) => [locale, given(text)]),
        ),
      },
    ]),
  );
}

function given(row: Values): Values {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
