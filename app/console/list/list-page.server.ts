import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import type { Steps } from '../content/life.ts';
import { countThings, type ListedThing, listThings } from '../content/list-things.server.ts';
import type { ThingFilter } from '../content/which-things.server.ts';
import { mayGive, mayMake, mayPublish, mayWrite } from '../policy/content-policy.server.ts';
import { calledOn } from '../shown/called.server.ts';
import { markOf, type ThreadMark, type ThreadName } from '../shown/mark-of.ts';
import { writersOf } from '../shown/people.server.ts';
import { personName } from '../shown/person-name.server.ts';
import { kindsRail } from '../shown/rail.server.ts';
import { comingTime, shortTime } from '../shown/short-time.server.ts';
import { facetsOf } from './facets.server.ts';
import { type ListAddress, listPath, type View, views } from './list-address.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/** A row of a list, written for whoever reads it. */
export interface ListedRow {
  id: number;
  title: string;
  /** Of the title, where it is not that of the page. */
  lang: Locale | undefined;
  /** The title in the language of the house, where the first line is in another. */
  under: string | undefined;
  marks: (ThreadMark & { thread: ThreadName })[];
  by: { face: string; name: string };
  when: string;
  /** How often its page was read in the last four weeks. */
  reads: number;
}

/** The parts that a title may stand in. */
const parts: readonly ThreadName[] = [...locales, 'shared'];

/** All that a list shows. */
export async function listPage(site: Needs, staff: Staff, kind: ContentKind, address: ListAddress) {
  const { db, clock, locale } = site;
  const i18n = i18nFor(locale);
  const steps = site.settings.REVIEW_STEPS;
  const threads = threadsOf(kind);
  const [rail, writers, listed, counts] = await Promise.all([
    kindsRail(site),
    writersOf(db, kind),
    listThings(db, kind, filterOf(address, staff, steps), address),
    countViews(site, kind, staff),
  ]);
  const { make, many, only } = kind.words;
  return {
    rail,
    kind: {
      name: kind.name,
      many: i18n._(many),
      make: make && mayMake(staff, kind) ? i18n._(make) : undefined,
      only: only && i18n._(only),
    },
    now: formatMoment(clock.now().toISOString(), locale),
    address,
    counts,
    threads,
    rows: listed.things.map((thing) => rowOf(kind, thing, { threads, now: clock.now(), locale })),
    facets: await facetsOf(site, kind, address),
    found: await foundBy(site, kind, filterOf(address, staff, steps)),
    older: listed.after && listPath(kind.name, { ...address, after: listed.after }),
    writers,
    self: staff.id,
    may: {
      write: mayWrite(staff, 'shared', kind),
      give: mayGive(staff, kind),
      publish: threads.some((thread) => mayPublish(staff, thread, kind)),
      submit: steps > 0 && threads.some((thread) => isLocale(thread) && mayWrite(staff, thread, kind)),
    },
  };
}

/** How many things a filter leaves: said where it narrows down, and all of them may be picked. */
async function foundBy({ db }: Needs, kind: ContentKind, filter: ThingFilter): Promise<number | undefined> {
  const narrows = Object.values(filter).some((value) => value !== undefined && value !== '');
  return narrows ? countThings(db, kind, filter) : undefined;
}

/** The columns of a list: the languages, or where nothing is in a language what there is. */
export function threadsOf({ texts }: Pick<ContentKind, 'texts'>): ThreadName[] {
  return Object.keys(texts).length > 0 ? [...locales] : ['shared'];
}

/** A view narrows down as its tab says, and the filters within it. */
export function filterOf(
  { view, words, language, state, owner, facts }: ListAddress,
  staff: Staff,
  steps: Steps,
): ThingFilter {
  const narrowed = Object.keys(facts).length > 0 ? facts : undefined;
  return { words, locale: language, state, owner, facts: narrowed, ...viewFilter(view, staff, steps) };
}

function viewFilter(view: View, staff: Staff, steps: Steps): ThingFilter {
  switch (view) {
    case 'waiting':
      return { waitsFor: { staff, steps } };
    case 'mine':
      return { owner: staff.id };
    case 'behind':
      return { state: 'behind' };
    case 'out':
      return { timed: true };
    case 'withdrawn':
      return { state: 'withdrawn' };
    case 'nobodys':
      return { owner: 'nobody' };
    case 'all':
      return {};
  }
}

async function countViews({ db, settings }: Needs, kind: ContentKind, staff: Staff): Promise<Record<View, number>> {
  const count = async (view: View): Promise<[View, number]> => [
    view,
    await countThings(db, kind, viewFilter(view, staff, settings.REVIEW_STEPS)),
  ];
  return Object.fromEntries(await Promise.all(views.map(count))) as Record<View, number>;
}

function rowOf(
  kind: ContentKind,
  { id, key, threads, changedBy, changedAt, reads }: ListedThing,
  { threads: shown, now, locale }: { threads: readonly ThreadName[]; now: Date; locale: Locale },
): ListedRow {
  const titles = new Map(parts.map((thread) => [thread, threads[thread]?.title ?? '']));
  const { title, lang } = calledOn(locale, kind, { id, key, titles });
  const house = titles.get(defaultLocale);
  return {
    id,
    reads,
    title,
    lang: lang === locale ? undefined : lang,
    under: house && lang !== defaultLocale ? house : undefined,
    marks: shown.map((thread) => ({ thread, ...markOf(threads[thread], (moment) => comingTime(moment, locale)) })),
    by: { face: String(changedBy.id ?? changedBy.name), name: personName(changedBy, locale) },
    when: shortTime(changedAt, now, locale),
  };
}
