import type { Staff } from '#features/staff/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { StateName } from '#ui/console/states/mark.tsx';
import { contentKinds } from '../content/kinds.server.ts';
import { toRead, toWrite } from '../content/which-things.server.ts';
import { toDecide } from '../inbox/read-inbox.server.ts';
import { calledOn } from '../shown/called.server.ts';
import { threadPath } from '../shown/paths.ts';
import { shortTime } from '../shown/short-time.server.ts';
import { translateHref } from '../translate/translate-address.ts';
import { cellsOf } from '../translations/board-cells.server.ts';
import type { Cells } from '../translations/seen.ts';

/** Something that waits for somebody, and what they are to do about it. */
export interface WaitingLine {
  act: 'decide' | 'review' | 'translate' | 'write';
  /** Where it is done, without language prefix. */
  to: string;
  title: string;
  /** Of the title, where it is not that of the page. */
  lang: Locale | undefined;
  /** What kind of thing it is. */
  kind: string;
  /** A text: in which language, and how it stands. */
  text?: { locale: Locale; state: StateName; behind: number };
  /** Until which day it is to be written: `YYYY-MM-DD`. */
  due?: string | undefined;
  /** Since when it waits, written for the reader. */
  since?: string;
}

/** So many of each sort are looked up; the next ones move up as these are done. */
const most = 20;

/**
 * What waits for somebody, the first to be done first: what is overdue, what visitors and companies wait for, what was handed in to
 * be read, what they were given to write. @returns `isCut` where there is more
 */
export async function readWaiting(site: SiteContext, staff: Staff) {
  const today = venueDay(site.clock.now());
  const [decide, read, write] = await Promise.all([decisions(site, staff), toReview(site, staff), given(site, staff)]);
  const isLate = ({ due }: WaitingLine) => due !== undefined && due < today;
  return {
    today,
    lines: [...write.filter(isLate), ...decide, ...read, ...write.filter((line) => !isLate(line))],
    isCut: [decide, read, write].some(({ length }) => length === most),
  };
}

async function decisions(site: SiteContext, staff: Staff): Promise<WaitingLine[]> {
  const { locale, clock } = site;
  return (await toDecide(site, staff, most)).map(({ to, kind, title, lang, since }) => ({
    ...{ act: 'decide', to, kind, title },
    lang: lang === locale ? undefined : lang,
    since: shortTime(new Date(since), clock.now(), locale),
  }));
}

/** What was handed in first, first. */
async function toReview(site: SiteContext, staff: Staff): Promise<WaitingLine[]> {
  const rows = await toRead(site.db, staff, site.settings.REVIEW_STEPS)
    .innerJoin('content_thing as thing', 'thing.id', 'thread.thing_id')
    .select(['thing.id', 'thing.kind', 'thing.key', 'thing.source', 'thread.thread', 'revision.made_at'])
    .where('thread.kind', 'in', kindNames)
    .orderBy('revision.made_at')
    .limit(most)
    .execute();
  return linesOf(site, rows, ({ made_at }) => ({
    act: 'review',
    since: shortTime(made_at, site.clock.now(), site.locale),
  }));
}

/** What is due first, first; what is due on no day comes last. */
async function given(site: SiteContext, staff: Staff): Promise<WaitingLine[]> {
  const rows = await toWrite(site.db, staff)
    .innerJoin('content_thing as thing', 'thing.id', 'given.thing_id')
    .select(['thing.id', 'thing.kind', 'thing.key', 'thing.source', 'given.thread', 'given.due'])
    .orderBy('given.due', (due) => due.asc().nullsLast())
    .orderBy('given.given_at')
    .limit(most)
    .execute();
  return linesOf(site, rows, ({ source, thread, due }) => ({
    act: thread === source ? 'write' : 'translate',
    due: due ?? undefined,
  }));
}

const kinds = new Map(contentKinds.map((kind) => [kind.name, kind]));
const kindNames = [...kinds.keys()];

/** A language of a thing. */
interface TextRow {
  id: number;
  kind: string;
  key: string | null;
  source: Locale;
  thread: string;
}

async function linesOf<Row extends TextRow>(
  { db, locale }: SiteContext,
  rows: readonly Row[],
  rest: (row: Row) => Pick<WaitingLine, 'act' | 'due' | 'since'>,
): Promise<WaitingLine[]> {
  const cells = await cellsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const [kind, own, { thread }] = [kinds.get(row.kind), cells.get(row.id), row];
    if (!kind || !own || !isLocale(thread)) return [];
    const { title, lang } = calledOn(locale, kind, { ...row, titles: titlesIn(own) });
    const { state, behind } = own[thread];
    const more = rest(row);
    return {
      ...more,
      to:
        more.act === 'translate'
          ? translateHref(row, { from: row.source, to: thread })
          : threadPath(row.kind, row.id, thread),
      title,
      lang: lang === locale ? undefined : lang,
      kind: i18nFor(locale)._(kind.words.one),
      text: { locale: thread, state, behind },
    };
  });
}

const titlesIn = (cells: Cells) =>
  new Map(Object.entries(cells).flatMap(([locale, { title }]) => (isLocale(locale) ? [[locale, title] as const] : [])));
