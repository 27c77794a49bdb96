import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import type { Findable, FindableType } from '#platform/search-index/findable.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';

/** Documents in a transaction. */
const atOnce = 2000;
const countryCodes = [
  'CD',
  'CG',
  'CI',
  'EG',
  'ET',
  'GH',
  'KE',
  'MA',
  'MG',
  'MZ',
  'NA',
  'NG',
  'RW',
  'SN',
  'TZ',
  'ZA',
  'ZM',
];
/** How often each kind comes: what companies and editors write. */
const kinds: FindableType[] = [
  'news',
  'news',
  'exhibitor',
  'exhibitor',
  'exhibitor',
  'buyer',
  'project',
  'project',
  'event',
];

/** Sentences of a language, from which documents are put together. */
type Sentences = Record<(typeof locales)[number], string[]>;

/** A generator of numbers from 0 to 1 that gives the same ones in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The sentences that the demonstration's texts are made of, by language. */
export async function seedSentences(db: Database): Promise<Sentences> {
  const rows = await db.selectFrom('search_text').select(['locale', 'title', 'body', 'words']).execute();
  const of = (locale: string) =>
    rows
      .filter((row) => row.locale === locale)
      .flatMap(({ title, body, words }) => `${title}\n${body}\n${words}`.split(/(?<=[。！？；])|(?<=[.!?;]) |\n/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 3);
  return inEach(of);
}

/** What lists are narrowed by. */
export type DocumentTags = Pick<Findable, 'countries' | 'industries' | 'facets'>;

/**
 * Empties the index and fills it with `size` documents in three languages.
 * @param tags of the things that are listed, by kind and id: `exhibitor 7`; the others' are made up
 */
export async function fillIndex(
  db: Database,
  sentences: Sentences,
  size: number,
  tags: ReadonlyMap<string, DocumentTags> = new Map(),
): Promise<void> {
  await sql`truncate search_entry, search_text, search_word restart identity`.execute(db);
  const next = random(7);
  for (let from = 0; from < size; from += atOnce) {
    const ids = Array.from({ length: Math.min(atOnce, size - from) }, (_, i) => from + i);
    await db.transaction().execute((tx) =>
      makeFindable(
        tx,
        ids.map((id) => {
          const document = documentOf(id, sentences, next);
          return { ...document, ...tags.get(`${document.type} ${id}`) };
        }),
      ),
    );
  }
  await sql`vacuum analyze search_entry, search_text, search_word`.execute(db);
}

/** A document of four to ten sentences, with a made-up name that only it has. */
function documentOf(id: number, sentences: Sentences, next: () => number): Findable {
  const texts: Findable['texts'] = {};
  const length = 4 + Math.floor(next() * 7);
  const name = nameOf(next);
  for (const locale of locales) {
    const pick = () => sentences[locale][Math.floor(next() ** 1.5 * sentences[locale].length)] ?? '';
    const title = locale === 'zh-CN' ? pick().slice(0, 24) : pick().split(' ').slice(0, 9).join(' ');
    texts[locale] = { title: `${title} ${name}`, body: Array.from({ length }, pick).join(' '), words: pick() };
  }
  const date = new Date(Date.UTC(2019, 0, 1) + next() * 7 * 365 * 86_400_000);
  return {
    type: kinds[Math.floor(next() * kinds.length)] ?? 'news',
    id: String(id),
    path: `/nowhere/${id}`,
    texts,
    countries: [countryCodes[Math.floor(next() * countryCodes.length)] ?? 'KE'],
    industries: [1 + Math.floor(next() * 24)],
    ...(next() < 0.4 ? { date } : {}),
  };
}

const syllables =
  'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru'.split(' ');

function nameOf(next: () => number): string {
  return Array.from({ length: 4 }, () => syllables[Math.floor(next() * syllables.length)]).join('');
}
