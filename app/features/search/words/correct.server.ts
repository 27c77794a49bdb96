import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { hasTokens } from '#platform/search-index/found-by.server.ts';
import { cleanKeyword, readKeyword } from '#platform/search-index/keyword.ts';
import { closest, forgiven } from './spelling.ts';

/** Words shorter than this have too many neighbours to guess what was meant. */
const shortest = 4;
const longest = 32;
/** Words of the vocabulary that are compared, for each half of the misspelt one. */
const compared = 2000;
/** Corrected words in one keyword. */
const mostWords = 3;
const tried = 5;

/** Vocabularies that readers of a language write from as well: Chinese texts hold few words in Latin letters. */
const furtherVocabularies: Texts<Locale[]> = { 'zh-CN': ['en-US'] };

/**
 * What a keyword may have meant whose words no text holds, with each such word replaced by the closest that some text
 * does hold; undefined where there is none.
 */
export async function corrected(db: Database, typed: string, locale: Locale): Promise<string | undefined> {
  const text = cleanKeyword(typed);
  let result = '';
  let from = 0;
  let corrections = 0;
  for (const { start, end, folded } of readKeyword(text).plain.slice(0, mostWords)) {
    if (folded.length < shortest || folded.length > longest || (await isHeld(db, folded, locale))) continue;
    const better = await closestHeld(db, folded, locale);
    if (better === undefined) continue;
    result += text.slice(from, start) + better;
    from = end;
    corrections += 1;
  }
  return corrections > 0 ? result + text.slice(from) : undefined;
}

async function isHeld(db: Database, word: string, locale: Locale): Promise<boolean> {
  return (await timesHeld(db, word, locale)) > 0;
}

/** How many things hold a word; counting stops at 1,000. */
async function timesHeld(db: Database, word: string, locale: Locale): Promise<number> {
  const held = db
    .selectFrom('search_entry as e')
    .select('e.id')
    .where(hasTokens(locale, readKeyword(word).anywhere))
    .limit(1000);
  const { times } = await db
    .selectFrom(held.as('held'))
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .executeTakeFirstOrThrow();
  return times;
}

/** Of the closest words that texts still hold (the vocabulary forgets none), the closest; of equals the most common. */
async function closestHeld(db: Database, word: string, locale: Locale): Promise<string | undefined> {
  const near = closest(word, await neighbours(db, word, locale), tried);
  const counted = await Promise.all(
    near.map(async (each) => ({ ...each, times: await timesHeld(db, each.word, locale) })),
  );
  const held = counted.filter(({ times }) => times > 0);
  return held.sort((one, other) => one.away - other.away || other.times - one.times)[0]?.word;
}

/**
 * Words that begin or end as the misspelt one does: where one letter is wrong, or two are exchanged, one of its halves is
 * right.
 */
async function neighbours(db: Database, word: string, locale: Locale): Promise<string[]> {
  const letters = [...word];
  const half = Math.max(1, Math.floor((letters.length - 1) / 2));
  const begin = letters.slice(0, half).join('');
  const end = letters.slice(-half).reverse().join('');
  const after = (prefix: string) => `${prefix}\u{10FFFF}`;
  const off = forgiven(word);
  const { rows } = await sql<{ word: string }>`
    (select word from search_word where locale = any(${[locale, ...(furtherVocabularies[locale] ?? [])]}) and word >= ${begin} and word < ${after(begin)}
      and length(word) between ${letters.length - off} and ${letters.length + off} limit ${compared})
    union
    (select word from search_word where locale = any(${[locale, ...(furtherVocabularies[locale] ?? [])]})
      and reverse(word) collate "C" >= ${end} and reverse(word) collate "C" < ${after(end)}
      and length(word) between ${letters.length - off} and ${letters.length + off} limit ${compared})`.execute(db);
  return rows.map((row) => row.word);
}
