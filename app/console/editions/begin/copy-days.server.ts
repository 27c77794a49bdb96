import type { Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import type { NewDraft } from './make-drafts.server.ts';
import { dayLater, daysBetween, type EditionBefore } from './wanted-edition.ts';

const daysOnEnd = 60;

/** The reservation days of an edition, as they are written, in their order. */
export async function daysToCopy(
  db: Database | Tx,
  { startDate, endDate }: Pick<EditionBefore, 'startDate' | 'endDate'>,
): Promise<Values[]> {
  const kind = kindOrRefuse('reservation-day');
  const keys = await kind.keys(db, dayLater(startDate, -1), daysOnEnd);
  const own = keys.filter((key) => key <= endDate);
  const drafts = await kind.read(db, own);
  return own.flatMap((key) => {
    const { texts: _none, ...values } = drafts.get(key) ?? { texts: {} };
    return Object.keys(values).length > 0 ? [values] : [];
  });
}

/**
 * The same days in a new edition: the first becomes its first, with the hours, the gate and the places that it had. Those beyond its last
 * day are left out, and those that there are already.
 */
export async function dayDrafts(
  tx: Tx,
  before: EditionBefore,
  wanted: Pick<EditionBefore, 'startDate' | 'endDate'>,
): Promise<NewDraft[]> {
  const later = daysBetween(before.startDate, wanted.startDate);
  const moved = (await daysToCopy(tx, before)).map((day) => ({
    ...day,
    date: dayLater(String(day.date), later),
    booksFrom: dayLater(String(day.booksFrom), later),
  }));
  const among = moved.filter(({ date }) => date <= wanted.endDate);
  const there = await kindOrRefuse('reservation-day').read(
    tx,
    among.map(({ date }) => date),
  );
  return among
    .filter(({ date }) => !there.has(date))
    .map((shared) => ({ source: defaultLocale, document: { shared, texts: {} } }));
}
