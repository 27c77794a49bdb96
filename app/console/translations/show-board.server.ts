import { maySay, type Staff, staffPage } from '#features/staff/index.server.ts';
import { isDay, venueDay } from '#platform/clock/clock.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, languagesFor, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { fieldsOf } from '../content/document.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { cellsOf, stitchesOf } from './board-cells.server.ts';
import { type BoardView, type Order, readView, type Tab } from './board-view.ts';
import { type After, type Asked, boardThings, countBoard, tallyBoard, toDoOf } from './list-board.server.ts';
import { type Cells, seenBy } from './seen.ts';
import { writers } from './writers.server.ts';

/** So many stitches the cloth has in a row: what was changed last. */
const mostStitches = 300;

/** The kinds that have texts: only those are translated. */
const kinds = contentKinds.filter((kind) => locales.some((locale) => Object.keys(fieldsOf(kind, locale)).length > 0));
const kindNames = kinds.map(({ name }) => name);

/** All that the board shows. */
export async function showBoard(request: Request, site: SiteContext) {
  const { staff } = await staffPage(request, site, 'see');
  const { db, locale } = site;
  const query = new URL(request.url).searchParams;
  const view = readView(query, locale);
  const asked = askedBy(staff, view, site);
  const [{ things, after }, tally, people, stitches, mine, late] = await Promise.all([
    boardThings(db, asked, { after: readAfter(query.get('after'), view.order) }),
    tallyBoard(db, kindNames),
    writers(db),
    showStitches(asked, site),
    countOf('mine', asked, site),
    countOf('late', asked, site),
  ]);
  const cells = await cellsOf(
    db,
    things.map(({ id }) => id),
  );
  const words = i18nFor(locale);
  return {
    view,
    tabs: [
      { tab: 'all' as const, count: tally.all },
      ...locales.map((tab) => ({ tab, count: toDoOf(tally.stands[tab]) })),
      { tab: 'mine' as const, count: mine },
      { tab: 'late' as const, count: late },
      // Of those there may be very many: they are listed, and not counted.
      { tab: 'nobodys' as const, count: undefined },
    ],
    ...{ today: asked.looking.today, now: site.clock.now().toISOString() },
    cloth: inEach((own) => ({ states: stitches[own], counts: tally.stands[own] })),
    things: things.flatMap(({ id, kind, source, reads }) => {
      const own = cells.get(id);
      const { many = '', one = '' } = kindWords(kind, locale);
      return own
        ? [{ id, kind, one, many, source, reads, ...titleFor(locale, own), cells: own, seen: seenBy(view.reader, own) }]
        : [];
    }),
    isLater: query.has('after'),
    after: after && `${after.value}~${after.id}`,
    kinds: kinds.map(({ name, words: own }) => ({ value: name, label: words._(own.many) })),
    people,
    self: staff.id,
    mayGive: may(staff, 'write'),
    given: Number(query.get('gave') ?? 0),
    agency: {
      into: may(staff, 'translate') ? locales.filter((own) => maySay(staff, own)) : [],
      isNothing: query.get('exported') === 'nothing',
    },
  };
}

function kindWords(name: string, locale: Locale): { many?: string; one?: string } {
  const words = kinds.find((kind) => kind.name === name)?.words;
  return words ? { many: i18nFor(locale)._(words.many), one: i18nFor(locale)._(words.one) } : {};
}

/** What somebody asks the board for. */
export function askedBy(staff: Staff, view: BoardView, { clock }: Pick<SiteContext, 'clock'>): Asked {
  const known = view.kind !== undefined && kindNames.includes(view.kind);
  return {
    view: { ...view, kind: known ? view.kind : undefined },
    kinds: kindNames,
    looking: { staffId: staff.id, today: venueDay(clock.now()) },
  };
}

/** `2026-11-25T09:00:00.000Z~12`, of what is most read `345~12`; anything else begins at the beginning. */
function readAfter(text: string | null, order: Order): After | undefined {
  const [, value = '', id = ''] = /^(\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\d{1,9})~(\d{1,15})$/.exec(text ?? '') ?? [];
  const isMoment = isDay(value.slice(0, 10)) && Number.isFinite(Date.parse(value));
  const isOfOrder = /^\d+$/.test(value) ? order === 'read' : order !== 'read' && isMoment;
  return isOfOrder ? { value, id: Number(id) } : undefined;
}

/** How many things a tab has, whatever filters are set. */
function countOf(tab: Tab, { view, ...asked }: Asked, { db }: SiteContext): Promise<number> {
  const plain = { ...view, tab, words: '', kind: undefined, state: undefined, given: undefined, due: undefined };
  return countBoard(db, { ...asked, view: plain });
}

async function showStitches({ view, ...asked }: Asked, { db, locale }: SiteContext) {
  const all = { ...asked, view: readView(new URLSearchParams({ reader: view.reader }), locale) };
  const { things } = await boardThings(db, all, { limit: mostStitches });
  return stitchesOf(
    db,
    things.map(({ id }) => id),
  );
}

/** What a thing is called on a page in a language, and in which language that is. */
function titleFor(locale: Locale, cells: Cells): { title: string; lang: Locale } {
  const lang = languagesFor(locale).find((own) => cells[own].title !== '') ?? locale;
  return { title: cells[lang].title, lang };
}
