import { editionLines } from '#features/editions/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { shownFields } from '../form/show-fields.server.ts';
import type { ShownControl, ShownOption } from '../form/shown-field.ts';
import { namedThings } from '../shown/named-things.server.ts';
import type { ListAddress } from './list-address.ts';

/** A field by which a list is narrowed down. */
export interface Facet {
  /** Its name in the kind: `country`. */
  name: string;
  label: string;
  options: readonly ShownOption[];
  /** What is chosen; empty where nothing is. */
  value: string;
}

/**
 * The fields by which things of the fair are narrowed down: those of which one of some values is chosen, and editions. Where an address names a
 * thing that they refer to, such as the exhibitor of products, that is one more.
 */
export async function facetsOf(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  kind: ContentKind,
  { facts }: Pick<ListAddress, 'facts'>,
): Promise<Facet[]> {
  if (kind.group !== 'fair') return [];
  const facets: Facet[] = [];
  for (const { name, label, control } of shownFields(kind, 'shared', locale)) {
    const value = facts[name] ?? '';
    const options = await optionsOf(db, locale, control, value);
    if (options.length > 0) facets.push({ name, label, options, value });
  }
  return facets;
}

/** What may be chosen of a field; none where a list is not narrowed down by it. @param value what is chosen */
async function optionsOf(
  db: Database,
  locale: Locale,
  control: ShownControl,
  value: string,
): Promise<readonly ShownOption[]> {
  if (control.type === 'choice') return control.options;
  if (control.type !== 'thing' && control.type !== 'things') return [];
  if (control.kind === 'edition') {
    const editions = await editionLines(db, locale);
    return editions.map(({ number, name }) => ({ value: String(number), label: name }));
  }
  return value === '' ? [] : chosenThing(db, locale, { kind: control.kind, key: value });
}

/** The one thing that is chosen, by its name: there may be too many to choose from. */
async function chosenThing(
  db: Database,
  locale: Locale,
  { kind, key }: { kind: string; key: string },
): Promise<ShownOption[]> {
  const row = await db
    .selectFrom('content_thing')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  const named = row && (await namedThings(db, [row.id], locale)).get(row.id);
  return [{ value: key, label: named?.title ?? key }];
}
