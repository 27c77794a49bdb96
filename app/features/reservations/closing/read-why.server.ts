import type { Database, Tx } from '#platform/db/database.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { bestOf, type Texts } from '#platform/i18n/texts.ts';
import type { ClosingReason } from './closing.ts';
import { whyClosed } from './closing-words.ts';

/** Why a day was closed, with what was said of it in each language. */
export interface Why {
  reason: ClosingReason;
  notes: Texts<string>;
}

/** Why a day was closed; undefined for one that is not. */
export async function readWhy(db: Database | Tx, date: string): Promise<Why | undefined> {
  const day = await db.selectFrom('reservation_day').select('closed_for').where('date', '=', date).executeTakeFirst();
  if (!day?.closed_for) return undefined;
  const rows = await db
    .selectFrom('reservation_closing_text')
    .select(['locale', 'note'])
    .where('date', '=', date)
    .execute();
  const notes = Object.fromEntries(rows.flatMap(({ locale, note }) => (isLocale(locale) ? [[locale, note]] : [])));
  return { reason: day.closed_for, notes };
}

/** The same in a reader's words. */
export function wordsOfWhy({ reason, notes }: Why, locale: Locale): string {
  return whyClosed(i18nFor(locale), reason, bestOf(notes, locale) ?? '');
}
