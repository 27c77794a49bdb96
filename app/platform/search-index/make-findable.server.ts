import { sql } from 'kysely';
import type { SearchEntryTable } from '#db/schema/tables.gen.ts';
import { venueDay } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { emptyPages } from '../db/page-tags.ts';
import { type Locale, languagesFor, locales } from '../i18n/locale.ts';
import { textsOf } from '../i18n/texts.ts';
import type { Findable, FindableText, FindableType } from './findable.ts';
import { inLanguage, tokensOf, tokenVersion, vocabularyOf } from './tokens.ts';

/** Things in one statement. */
const atOnce = 200;
const dayLength = 86_400_000;

/** What a kind of thing counts for where two are found alike: days by which dated ones may be older and stand level. */
const weights: Record<FindableType, number> = {
  country: 2400,
  edition: 2300,
  page: 2200,
  service: 1900,
  event: 1900,
  partner: 1800,
  news: 1800,
  project: 1500,
  exhibitor: 1500,
  buyer: 1400,
  download: 1400,
};

/** Has things found by the search, or found by their new texts, from the moment the transaction commits. */
export async function makeFindable(tx: Tx, things: Findable[]): Promise<void> {
  if (things.length === 0) return;
  // A statement may not write a row twice: of two things of one key the later one counts.
  const unique = [...new Map(things.map((thing) => [keyOf(thing), thing])).values()];
  for (let i = 0; i < unique.length; i += atOnce) await writeThings(tx, unique.slice(i, i + atOnce));
  await writeVocabulary(tx, unique);
  await emptyPages(tx, ['search']);
}

/** Has things of a type no longer found, from the moment the transaction commits. */
export async function makeUnfindable(tx: Tx, type: FindableType, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('search_entry').where('type', '=', type).where('thing_id', 'in', ids).execute();
  await emptyPages(tx, ['search']);
}

function keyOf({ type, id }: Findable): string {
  return `${type} ${id}`;
}

async function writeThings(tx: Tx, things: Findable[]): Promise<void> {
  const written = await tx
    .insertInto('search_entry')
    .values(things.map(entryRow))
    .onConflict((conflict) =>
      conflict.columns(['type', 'thing_id']).doUpdateSet(({ ref }) => ({
        path: ref('excluded.path'),
        countries: ref('excluded.countries'),
        industries: ref('excluded.industries'),
        facets: ref('excluded.facets'),
        weight: ref('excluded.weight'),
        day: ref('excluded.day'),
        visible_from: ref('excluded.visible_from'),
        token_version: ref('excluded.token_version'),
        tokens: ref('excluded.tokens'),
      })),
    )
    .returning(['id', 'type', 'thing_id'])
    .execute();
  const idOf = new Map(written.map(({ id, type, thing_id }) => [`${type} ${thing_id}`, id]));
  await tx
    .deleteFrom('search_text')
    .where('entry_id', 'in', [...idOf.values()])
    .execute();
  const texts = things.flatMap((thing) => textRows(thing, idOf.get(keyOf(thing))));
  if (texts.length > 0) await tx.insertInto('search_text').values(texts).execute();
}

function entryRow(thing: Findable) {
  const { type, id, path, countries = [], industries = [], facets = [], date, from } = thing;
  return {
    type,
    thing_id: id,
    path,
    // Sets: the same rows whatever order a thing names them in.
    countries: countries.toSorted(),
    industries: industries.toSorted((one, other) => one - other),
    facets: facets.toSorted(),
    weight: weights[type],
    day: date ? Date.parse(venueDay(date)) / dayLength : null,
    visible_from: from ?? null,
    ...tokenColumns(thing.texts, thing),
  };
}

function textRows({ texts }: Findable, id: number | undefined) {
  if (id === undefined) throw new Error('A thing was not written to the search index');
  return textsOf(texts).map(([locale, { title, body, words = '' }]) => {
    return { entry_id: id, locale, title: clean(title), body: clean(body), words: clean(words) };
  });
}

/** Text that every database can hold. */
function clean(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed();
}

type TokenColumns = Pick<SearchEntryTable, 'tokens' | 'token_version'>;

/**
 * What a thing is found by in each language of readers: its text in that language, or in the best one there is for
 * them; and what it says in the others.
 */
export function tokenColumns(
  texts: Findable['texts'],
  tags: Pick<Findable, 'type' | 'id' | 'countries' | 'industries' | 'facets'>,
): TokenColumns {
  const made = new Map<Locale, string>();
  const tokensFor = (locale: Locale) => {
    const lang = languagesFor(locale).find((each) => texts[each]) ?? locale;
    const others = locales.flatMap((each) => {
      const text = each === lang ? undefined : texts[each];
      return text ? [{ lang: each, text }] : [];
    });
    const tokens = made.get(lang) ?? tokensOf(texts[lang] ?? { title: '', body: '' }, lang, tags, others);
    made.set(lang, tokens);
    return tokens;
  };
  return {
    token_version: tokenVersion,
    tokens: locales.map((locale) => inLanguage(tokensFor(locale), locale)).join(' '),
  };
}

/** Adds the words of the things' texts to the vocabulary. In order, so that two writers do not wait for each other. */
async function writeVocabulary(tx: Tx, things: Findable[]): Promise<void> {
  for (const locale of locales) {
    const texts = things.map((thing) => thing.texts[locale]).filter((text): text is FindableText => text !== undefined);
    const words = [...new Set(texts.flatMap(vocabularyOf))].sort();
    if (words.length === 0) continue;
    await sql`insert into search_word (locale, word) select ${locale}, * from unnest(${words}::text[])
      on conflict do nothing`.execute(tx);
  }
}
