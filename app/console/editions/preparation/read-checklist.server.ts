import { halls } from '#features/halls/index.server.ts';
import { eventKeysOf } from '#features/programme/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { defaultLocale, locales } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { readThing, type ShownThread } from '../../content/read-thing.server.ts';
import { unfinishedIn } from '../../content/unfinished.server.ts';
import { hallsPath } from '../../halls/hall-path.ts';
import { readPlan } from '../../halls/plan/read-plan.server.ts';
import { gridHref } from '../../programme/grid-address.ts';
import type { ThreadName } from '../../shown/mark-of.ts';
import { kindPath, threadPath } from '../../shown/paths.ts';
import type { StaffEdition } from '../staff-editions.server.ts';
import { type CheckLine, standingOf } from './check-line.ts';

/** What of an edition is ready before it takes over, and what still lacks; of the edition of before, whether its results can be shown. */
export async function readChecklist(
  db: Database,
  edition: StaffEdition,
  before: StaffEdition | undefined,
): Promise<CheckLine[]> {
  const { number, thingId } = edition;
  const threads = thingId === undefined ? [] : (await readThing(db, kindOrRefuse('edition'), thingId)).threads;
  const shared = threads.find(({ thread }) => thread === 'shared');
  return [
    ...factLines(edition, shared),
    ...locales.map((locale): CheckLine => {
      const thread = threads.find((each) => each.thread === locale);
      const standing = textStanding(thread);
      return { item: 'text', locale, standing, isNeeded: !edition.isWritten, at: writtenAt(edition, locale) };
    }),
    await hallLine(db, number),
    await programmeLine(db, number),
    await dayLine(db, edition),
    ...(before ? [await figureLine(db, before)] : []),
  ];
}

/** Where a part of an edition is written; the list of them, where the console has learnt of it this moment only. */
const writtenAt = ({ thingId }: StaffEdition, thread: ThreadName) =>
  thingId === undefined ? kindPath('edition') : threadPath('edition', thingId, thread);

/**
 * Its days, those on which everybody may come in, and its guests: what all languages share. Where that was published and has been changed
 * since, the takeover brings what was published: it is open.
 */
function factLines(edition: StaffEdition, shared: ShownThread | undefined): CheckLine[] {
  const at = writtenAt(edition, 'shared');
  const { startDate, endDate } = edition;
  const { publicFrom, publicTo, guestCountries }: Values = shared?.values ?? {};
  const isChanged = shared !== undefined && shared.published !== null && shared.published !== shared.head;
  const there = isChanged ? 'open' : 'ready';
  const guests = Array.isArray(guestCountries) ? guestCountries.length : 0;
  const isPublic = typeof publicFrom === 'string' && typeof publicTo === 'string';
  return [
    { item: 'days', standing: there, from: startDate, to: endDate, at },
    isPublic
      ? { item: 'publicDays', standing: there, from: publicFrom, to: publicTo, at }
      : { item: 'publicDays', standing: 'missing', at },
    { item: 'guests', standing: guests > 0 ? there : 'missing', count: guests, at },
  ];
}

/** A text is ready once it is published, and open as long as it is being written, or something of it is missing. */
function textStanding(thread: ShownThread | undefined): CheckLine['standing'] {
  if (!thread) return 'missing';
  const { published, head, values } = thread;
  const isWhole = unfinishedIn(kindOrRefuse('edition'), thread.thread, values).length === 0;
  return published === head && isWhole ? 'ready' : 'open';
}

async function hallLine(db: Database, edition: number): Promise<CheckLine> {
  const all = await halls(db, defaultLocale);
  let drawn = 0;
  for (const { code } of all) {
    if ((await readPlan(db, { edition, hall: code })).stands.length > 0) drawn += 1;
  }
  const of = all.length;
  return { item: 'halls', standing: standingOf(drawn, of), count: drawn, of, at: hallsPath(edition) };
}

/** The events of its programme: those that are published are seen once it has taken over. */
async function programmeLine(db: Database, edition: number): Promise<CheckLine> {
  const published = (await eventKeysOf(db, edition)).length;
  const of = published + (await draftsOf(db, edition, 'event')).length;
  return { item: 'programme', standing: standingOf(published, of), count: published, of, at: gridHref({ edition }) };
}

async function dayLine(db: Database, { number, startDate, endDate }: StaffEdition): Promise<CheckLine> {
  const drafts = await draftsOf(db, number, 'day');
  const keys = await kindOrRefuse('reservation-day').keys(db, undefined, 10_000);
  // Drafts go out with the edition, as far as they are among its days.
  const count = new Set([...drafts, ...keys].filter((date) => startDate <= date && date <= endDate)).size;
  return { item: 'reservationDays', standing: count > 0 ? 'ready' : 'missing', count, at: kindPath('reservation-day') };
}

/** The drafts that an edition began with and nobody has published yet, by their titles: of a day, its date. */
async function draftsOf(db: Database, edition: number, part: 'day' | 'event'): Promise<string[]> {
  const rows = await db
    .selectFrom('edition_draft as draft')
    .innerJoin('content_thread as thread', (join) =>
      join.onRef('thread.thing_id', '=', 'draft.thing_id').on('thread.thread', '=', 'shared'),
    )
    .select('thread.title')
    .where('draft.edition_id', '=', edition)
    .where('draft.part', '=', part)
    .where('thread.published', 'is', null)
    .where('thread.state', '<>', 'withdrawn')
    .execute();
  return rows.map(({ title }) => title);
}

async function figureLine(db: Database, edition: StaffEdition): Promise<CheckLine> {
  const { number } = edition;
  const draft = (await kindOrRefuse('edition').read(db, [String(number)])).get(String(number));
  const count = Array.isArray(draft?.figures) ? draft.figures.length : 0;
  const at = writtenAt(edition, 'shared');
  return { item: 'figures', standing: count > 0 ? 'ready' : 'missing', count, at };
}
