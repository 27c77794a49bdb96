import type { Staff } from '#features/staff/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { readThing } from '../content/read-thing.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import type { WantedEdition } from './begin/wanted-edition.ts';

/** An edition as somebody wants to begin it: after the fourth, of June 2025. A test says what matters to it. */
export function wantedEdition(changes: Partial<WantedEdition> = {}): WantedEdition {
  return {
    ...{ number: 5, startDate: '2027-06-10', endDate: '2027-06-13', publicFrom: '', publicTo: '' },
    texts: { 'en-US': { name: 'Fifth Expo', theme: 'Together', venue: 'Hall', address: 'Changsha' } },
    parts: [],
    ...changes,
  };
}

/** All that is said of an edition in a language. */
export const wholeText = (name: string) => ({
  ...{ name, theme: `Theme of ${name}`, summary: 'In short', body: '<p>At length</p>' },
  ...{ venue: `Venue of ${name}`, address: 'Changsha' },
});

/** Writes the edition that the site is about, of June 2025, whole in English. */
export async function currentEditionOf(db: Database, number: number): Promise<void> {
  await writeContent(db, kindOrRefuse('edition'), {
    ...{ number, startDate: '2025-06-12', endDate: '2025-06-15', current: true },
    texts: { 'en-US': wholeText(`Edition ${number}`) },
  });
}

/** The id in the console of an edition. */
export async function thingOfEdition(db: Database, number: number): Promise<number> {
  const thing = db.selectFrom('content_thing').select('id').where('kind', '=', 'edition');
  return (await thing.where('key', '=', String(number)).executeTakeFirstOrThrow()).id;
}

type Needs = Pick<Platform, 'db' | 'clock' | 'settings'>;

/** Writes what is said of an edition in a language, and publishes it. @throws where it cannot be */
export async function publishEditionText(
  site: Needs,
  staff: Staff,
  { number, name, locale = 'en-US' }: { number: number; name: string; locale?: Locale },
): Promise<void> {
  const kind = kindOrRefuse('edition');
  const thingId = await thingOfEdition(site.db, number);
  const row = await site.db
    .selectFrom('content_thread')
    .select('head')
    .where('thing_id', '=', thingId)
    .where('thread', '=', locale)
    .executeTakeFirst();
  const what = { kind, thingId, thread: locale };
  await saveThread(site, staff, { ...what, base: row?.head ?? 0, values: wholeText(name) });
  const published = await publishThread(site, staff, { ...what, withShared: true, because: 'A test' });
  if (published.outcome !== 'published') throw new Error(`It was ${published.outcome}`);
}

/** Writes other days of an edition, and publishes nothing. @throws where they cannot be saved */
export async function putOff(
  site: Needs,
  staff: Staff,
  { number, ...days }: { number: number; startDate: string; endDate: string },
): Promise<void> {
  const kind = kindOrRefuse('edition');
  const thingId = await thingOfEdition(site.db, number);
  const { threads } = await readThing(site.db, kind, thingId);
  const shared = threads.find(({ thread }) => thread === 'shared');
  const values = { ...shared?.values, ...days };
  const saved = await saveThread(site, staff, { kind, thingId, thread: 'shared', base: shared?.head ?? 0, values });
  if (saved.outcome !== 'saved') throw new Error(`It was ${saved.outcome}`);
}

/** The same site at another moment. */
export function siteAt<Site extends Needs>(site: Site, moment: Date): Site {
  return { ...site, clock: { now: () => moment } };
}
