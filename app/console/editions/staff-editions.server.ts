import { msg } from '@lingui/core/macro';
import { knownEditions } from '#features/editions/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { bestOf, type Texts } from '#platform/i18n/texts.ts';
import { newestThreads } from '../content/thread-revisions.server.ts';

/** An edition as staff see it, also one that is being prepared: called and dated as it is being written. */
export interface StaffEdition {
  number: number;
  name: string;
  lang: Locale;
  startDate: string;
  endDate: string;
  /** Whether it is the one that the site is about. */
  isCurrent: boolean;
  /** Whether it comes after that one: readers see nothing of it. */
  isComing: boolean;
  /** Whether a text of it is published in any language. */
  isWritten: boolean;
  /** In the console; undefined for one that came in by a seed a moment ago. */
  thingId: number | undefined;
}

/** The editions that are published or being prepared, the newest first; one of before that was withdrawn is found under its kind of content alone. */
export async function editionsOfStaff({ db, locale }: Pick<SiteContext, 'db' | 'locale'>): Promise<StaffEdition[]> {
  const [known, written] = [await knownEditions(db, locale), await writtenEditions(db)];
  const listed = known.filter(({ called, isComing }) => called || isComing);
  return listed.map(({ called, ...edition }) => {
    const own = written.get(String(edition.number));
    const draft = own && bestTitle(own.titles, locale);
    const { number } = edition;
    const named = called ?? draft ?? { name: i18nFor(locale)._(msg`Edition ${number}`), lang: locale };
    // What readers see of an edition is dated as they see it.
    const days = edition.isComing ? daysIn(own?.shared ?? {}) : {};
    return { ...edition, ...named, ...days, isWritten: called !== undefined, thingId: own?.id };
  });
}

/** One of them; undefined where there is none of that number. */
export async function editionOfStaff(
  site: Pick<SiteContext, 'db' | 'locale'>,
  number: number,
): Promise<StaffEdition | undefined> {
  return (await editionsOfStaff(site)).find((edition) => edition.number === number);
}

/** An edition in the console: its titles, and the newest revision of what all its languages share. */
interface WrittenEdition {
  id: number;
  titles: Texts<string>;
  shared: Values;
}

/** By their keys. */
async function writtenEditions(db: Database): Promise<Map<string, WrittenEdition>> {
  const threads = await db
    .selectFrom('content_thing as thing')
    .innerJoin('content_thread as thread', 'thread.thing_id', 'thing.id')
    .select(['thing.id', 'thing.key', 'thread.thread', 'thread.title'])
    .where('thing.kind', '=', 'edition')
    .where('thing.key', 'is not', null)
    .execute();
  const shared = await newestThreads(db)
    .select(['thread.thing_id', 'revision.fields'])
    .where('thread.kind', '=', 'edition')
    .where('thread.thread', '=', 'shared')
    .execute();
  const sharedOf = new Map(shared.map(({ thing_id, fields }) => [thing_id, fields]));
  return new Map(
    [...Map.groupBy(threads, ({ key }) => key ?? '')].flatMap(([key, own]): [string, WrittenEdition][] => {
      const [first] = own;
      if (!first) return [];
      const titles: Texts<string> = Object.fromEntries(
        own.flatMap(({ thread, title }) => (isLocale(thread) ? [[thread, title]] : [])),
      );
      return [[key, { id: first.id, titles, shared: sharedOf.get(first.id) ?? {} }]];
    }),
  );
}

function bestTitle(titles: Texts<string>, locale: Locale): { name: string; lang: Locale } | undefined {
  const named = Object.fromEntries(
    Object.entries(titles).flatMap(([lang, name]) => (name && isLocale(lang) ? [[lang, { name, lang }]] : [])),
  );
  return bestOf<{ name: string; lang: Locale }>(named, locale);
}

/** The days that a draft names, where it names both. */
function daysIn({ startDate, endDate }: Values): Partial<Pick<StaffEdition, 'startDate' | 'endDate'>> {
  return typeof startDate === 'string' && typeof endDate === 'string' ? { startDate, endDate } : {};
}
