import type { Staff } from '#features/staff/index.server.ts';
import { venueIso, venueMinute } from '#platform/clock/clock.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import { fieldsOf, isSame, type Thread } from '../content/document.ts';
import { barred, type Steps } from '../content/life.ts';
import { readThing, type ShownThing, type ShownThread } from '../content/read-thing.server.ts';
import { listRevisions } from '../content/revisions.server.ts';
import { revisionValues } from '../content/threads.server.ts';
import { type Entries, formEntries } from '../form/form-entries.ts';
import { shownFields } from '../form/show-fields.server.ts';
import { mayGive, mayMake, mayPass, mayPublish, maySendBack, mayWrite } from '../policy/content-policy.server.ts';
import { linksOf } from '../preview/preview-links.server.ts';
import { calledOnPage } from '../shown/called.server.ts';
import { writersOf } from '../shown/people.server.ts';
import { personName } from '../shown/person-name.server.ts';
import { shortTime } from '../shown/short-time.server.ts';
import { valueText } from '../shown/value-text.server.ts';
import { fieldFacts, namedRows } from './field-facts.server.ts';
import { glossaryFacts } from './glossary/glossary-facts.server.ts';
import { noteHere } from './presence.server.ts';
import { reviewNotes } from './review-notes.server.ts';
import { standingOf } from './standing.server.ts';
import { unfittingIn } from './unmet/unfitting.server.ts';
import { unmetOf } from './unmet/unmet.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/** A part of a thing that is open in the editor. */
export interface Opened {
  kind: ContentKind;
  thing: ShownThing | undefined;
  thread: Thread;
}

/** The parts that things of a kind have: languages where they have texts, and what all of these share. */
export function partsOf({ texts, shared }: Pick<ContentKind, 'texts' | 'shared'>): Thread[] {
  return [
    ...(Object.keys(texts).length > 0 ? locales : []),
    ...(Object.keys(shared).length > 0 ? (['shared'] as const) : []),
  ];
}

/** The part that an address asks for, else the text in the language of the page. */
export function partAsked(kind: ContentKind, query: URLSearchParams, locale: Locale): Thread {
  const parts = partsOf(kind);
  const asked = parts.find((part) => part === query.get('language'));
  return asked ?? parts.find((part) => part === locale) ?? parts[0] ?? 'shared';
}

export async function openThing(
  site: Needs,
  kind: ContentKind,
  id: string | undefined,
): Promise<ShownThing | undefined> {
  return id === undefined ? undefined : readThing(site.db, kind, /^\d{1,15}$/.test(id) ? Number(id) : 0);
}

/** All that the editor shows of a thing. @param kept what was typed and not taken, to be shown in place of what is there */
export async function editorPage(site: Needs, staff: Staff, opened: Opened, kept?: Entries) {
  const { kind, thing, thread } = opened;
  const { locale } = site;
  const i18n = i18nFor(locale);
  const row = rowOf(thing, thread);
  const values = row?.values ?? {};
  const fields = shownFields(kind, thread, locale);
  const entries = kept ?? formEntries(fieldsOf(kind, thread), thread, values);
  const { make, many, one, only } = kind.words;
  const parts = partsOf(kind);
  const steps = site.settings.REVIEW_STEPS;
  return {
    kind: {
      name: kind.name,
      many: i18n._(many),
      one: i18n._(one),
      make: make && i18n._(make),
      only: only && i18n._(only),
      tags: parts,
    },
    thing: thing && aboutThing(kind, thing, locale),
    thread,
    steps,
    standing: standingOf(thing, parts, { steps, locale }),
    form: {
      base: row?.head ?? 0,
      entries,
      fields,
      ...(await fieldFacts(site.db, kind, { thread, entries, locale })),
      rows: namedRows(kind, thing, locale),
      glossary: await glossaryFacts(site.db, { kind, thing, thread }),
    },
    mayWrite: mayWrite(staff, thread, kind) && (thing !== undefined || mayMake(staff, kind)),
    read: fields.map(({ name, label, control }) => ({ name, label, text: valueText(control, values[name], locale) })),
    panel: thing && (await panelOf(site, staff, { ...opened, thing })),
  };
}

export type EditorData = Awaited<ReturnType<typeof editorPage>>;

const rowOf = (thing: ShownThing | undefined, thread: Thread) => thing?.threads.find((each) => each.thread === thread);

function aboutThing(kind: ContentKind, thing: ShownThing, locale: Locale) {
  const { id, key, address, source } = thing;
  return { id, key, address, source, title: calledOnPage(locale, kind, thing) };
}

/** What stands beside the form: what can be done with the text, and what became of it. */
async function panelOf(site: Needs, staff: Staff, { kind, thing, thread }: Opened & { thing: ShownThing }) {
  const { db, clock, locale, settings } = site;
  const row = rowOf(thing, thread);
  const about = { kind: kind.name, thingId: thing.id, thread };
  const [here, revisions, links, notes, writers] = await Promise.all([
    noteHere(site, staff, { thingId: thing.id, thread }),
    listRevisions(db, { thingId: thing.id, thread }, 6),
    linksOf(site, thing.id),
    reviewNotes(db, about),
    writersOf(db, kind),
  ]);
  const time = (moment: Date) => shortTime(moment, clock.now(), locale);
  const given = thing.given.find((each) => each.thread === thread);
  return {
    may: mayDo(staff, kind, { thread, row, steps: settings.REVIEW_STEPS }),
    life: row && { state: row.state, step: row.step, head: row.head, published: row.published, behind: row.behind },
    unmet: unmetOf(kind, thing, thread, locale),
    unfitting: await unfittingIn(db, { kind, thing, thread }, locale),
    shared: await sharedChanges(site, kind, thing, thread),
    out: thing.threads.flatMap((each) => (each.published !== null && isLocale(each.thread) ? [each.thread] : [])),
    times: {
      publishAt: row?.publishAt ? venueMinute(row.publishAt) : '',
      withdrawAt: row?.withdrawAt ? venueMinute(row.withdrawAt) : '',
      because: row?.because ?? '',
    },
    here,
    revisions: {
      shown: revisions.slice(0, 5).map(({ madeAt, who, ...each }) => ({
        ...each,
        who: personName(who, locale),
        when: time(madeAt),
      })),
      hasMore: revisions.length > 5,
    },
    notes: notes.map(({ at, ...each }) => ({ ...each, when: time(at) })),
    links: links.map(({ expiresAt, ...each }) => ({ ...each, until: formatMoment(venueIso(expiresAt), locale) })),
    writers,
    owner: thing.owner?.id ?? null,
    given: { to: given?.to.id ?? null, due: given?.due ?? '' },
  };
}

export type PanelData = Awaited<ReturnType<typeof panelOf>>;

/** Which buttons there are: what their acts would be refused for is asked here beforehand. */
function mayDo(
  staff: Staff,
  kind: ContentKind,
  { thread, row, steps }: { thread: Thread; row: ShownThread | undefined; steps: Steps },
) {
  const isLast = (row?.step ?? 0) + 1 >= steps;
  const why = row && barred(staff.id, { author: row.who.id, passedBy: row.passedBy });
  return {
    publish: mayPublish(staff, thread, kind),
    submit: steps > 0 && mayWrite(staff, thread, kind),
    pass: mayPass(staff, kind, { isLast }) && why === undefined,
    sendBack: maySendBack(staff, kind),
    give: mayGive(staff, kind),
    make: mayMake(staff, kind),
    /** Why the next step is somebody else's, whatever their roles. */
    barred: why,
  };
}

/** What all languages share and readers do not see yet: it may go out along with a language. */
async function sharedChanges({ db, locale }: Needs, kind: ContentKind, thing: ShownThing, thread: Thread) {
  const row = rowOf(thing, 'shared');
  if (!row || thread === 'shared') return { is: 'none' as const, changed: [] };
  if (row.published === null) return { is: 'along' as const, changed: [] };
  if (row.head === row.published) return { is: 'none' as const, changed: [] };
  const seen = await revisionValues(db, { thingId: thing.id, thread: 'shared', number: row.published });
  const pick = (values: Values, name: string) => ({ [name]: values[name] });
  const changed = shownFields(kind, 'shared', locale)
    .filter(({ name }) => !isSame(pick(seen, name), pick(row.values, name)))
    .map(({ label }) => label);
  return { is: changed.length > 0 ? ('may' as const) : ('none' as const), changed };
}
