import type { Staff } from '#features/staff/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { fieldsIn, valuesIn } from '#platform/http/body/form-fields.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { bringToEdition } from '../companies/company/bring-to-edition.server.ts';
import type { Thread } from '../content/document.ts';
import { giveThread, ownThing } from '../content/give-thread.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { readThing, type ShownThing } from '../content/read-thing.server.ts';
import { reviewThread } from '../content/review-thread.server.ts';
import { whichThings } from '../content/which-things.server.ts';
import { calledOnPage } from '../shown/called.server.ts';
import { type BulkAct, type BulkReport, bulkActs, mostPicked, type Undone, wholeActs } from './bulk.ts';
import { readListAddress } from './list-address.ts';
import { filterOf, threadsOf } from './list-page.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/** What is done with each of the things that were picked. */
interface Bulk {
  kind: ContentKind;
  act: BulkAct;
  threads: readonly Thread[];
  to: number | null;
  due: string | null;
  /** What all languages share goes out too, where it has changed. */
  withShared: boolean;
  /** The edition that companies are brought to. */
  edition: string;
}

/**
 * Does what a form asks for with every thing that is picked, each by itself: one that is refused keeps no other back.
 * @param query of the list: where all that it leaves is picked, these are meant
 */
export async function doWithPicked(
  site: Needs,
  staff: Staff,
  { kind, form, query }: { kind: ContentKind; form: FormData; query: URLSearchParams },
): Promise<BulkReport> {
  const bulk = readBulk(kind, form);
  const [only, ...others] = bulk.threads;
  const language = others.length === 0 && isLocale(only) ? only : undefined;
  const report: BulkReport = { act: bulk.act, language, done: 0, did: [], undone: [], tooMany: false };
  const ids = form.get('all') === 'yes' ? await allOf(site, staff, kind, query) : pickedIn(form);
  if (ids.length > mostPicked) return { ...report, tooMany: true };
  for (const id of ids) {
    const thing = await readThing(site.db, kind, id).catch(gone);
    if (thing) await doInLanguages(site, staff, bulk, thing, report);
  }
  return report;
}

function pickedIn(form: FormData): number[] {
  const picked = [...new Set(valuesIn(form, 'pick'))].filter((id) => /^\d{1,15}$/.test(id));
  return picked.slice(0, mostPicked).map(Number);
}

/** All that a list leaves; where that is more than anybody may have looked at, one more than they may. */
async function allOf(site: Needs, staff: Staff, kind: ContentKind, query: URLSearchParams): Promise<number[]> {
  const filter = filterOf(readListAddress(query), staff, site.settings.REVIEW_STEPS);
  const rows = await whichThings(site.db, kind.name, filter)
    .select('thing.id')
    .orderBy('thing.id')
    .limit(mostPicked + 1)
    .execute();
  return rows.map(({ id }) => id);
}

function readBulk(kind: ContentKind, form: FormData): Bulk {
  const names = ['act', 'language', 'to', 'owner', 'due', 'shared', 'edition'] as const;
  const { act: named, language, to, owner, due, shared, edition } = fieldsIn(form, names);
  const act = bulkActs.find((each) => each === named);
  if (!act) throw new Refusal(400);
  const person = act === 'own' ? owner : to;
  return {
    ...{ kind, act, edition, withShared: shared === 'yes' },
    threads: threadsFor(kind, act, language),
    to: /^\d{1,9}$/.test(person) ? Number(person) : null,
    due: isDay(due) ? due : null,
  };
}

function threadsFor(kind: ContentKind, act: BulkAct, language: string): Thread[] {
  if (wholeActs.includes(act)) return ['shared'];
  return isLocale(language) ? [language] : threadsOf(kind);
}

async function doInLanguages(site: Needs, staff: Staff, bulk: Bulk, thing: ShownThing, report: BulkReport) {
  for (const thread of bulk.threads) {
    const why = await tryOne(site, staff, bulk, thing, thread);
    const line = { id: thing.id, thread, title: calledOnPage(site.locale, bulk.kind, thing).title };
    if (why === 'done') {
      report.done += 1;
      report.did.push(line);
    } else if (why !== 'left') report.undone.push({ ...line, why });
  }
}

/** @returns left: there is nothing to be done to it in this language, and nobody asked for this one alone */
async function tryOne(
  site: Needs,
  staff: Staff,
  bulk: Bulk,
  thing: ShownThing,
  thread: Thread,
): Promise<Undone['why'] | 'done' | 'left'> {
  const row = thing.threads.find((each) => each.thread === thread);
  const isOnly = bulk.threads.length === 1;
  const needsText = bulk.act !== 'give' && !wholeActs.includes(bulk.act);
  if (!row && needsText) return isOnly ? 'missing' : 'left';
  try {
    const outcome = await doOne(site, staff, bulk, { thing, thread, number: row?.head ?? 0 });
    if (outcome === 'notNow' && !isOnly) return 'left';
    return outcome;
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return 'notYours';
    throw error;
  }
}

const allDone = ['published', 'withdrawn', 'given', 'brought', 'done'] as const;

const isDone = (outcome: string): outcome is (typeof allDone)[number] => allDone.some((each) => each === outcome);

async function doOne(site: Needs, staff: Staff, bulk: Bulk, at: At): Promise<Undone['why'] | 'done'> {
  const outcome = await act(site, staff, bulk, at);
  return isDone(outcome) ? 'done' : outcome;
}

interface At {
  thing: ShownThing;
  thread: Thread;
  number: number;
}

async function act(site: Needs, staff: Staff, bulk: Bulk, { thing, thread, number }: At) {
  const { kind, to, due, withShared, edition } = bulk;
  const what = { kind, thingId: thing.id, thread };
  switch (bulk.act) {
    case 'publish':
      return (await publishThread(site, staff, { ...what, number, withShared })).outcome;
    case 'withdraw':
      return (await withdrawThread(site, staff, what)).outcome;
    case 'submit': {
      const { outcome } = await reviewThread(site, staff, { ...what, move: 'submit', number });
      return outcome === 'done' || outcome === 'newer' ? outcome : 'notNow';
    }
    case 'give':
      if (!isLocale(thread)) return 'notNow';
      return (await giveThread(site, staff, { kind, thingId: thing.id, locale: thread, to, due })).outcome;
    case 'own':
      return (await ownThing(site, staff, { kind, thingId: thing.id, owner: to })).outcome;
    case 'bring':
      return (await bringToEdition(site, staff, { kind, thingId: thing.id, edition })).outcome;
  }
}

function gone(error: unknown): undefined {
  if (error instanceof Refusal && error.status === 404) return undefined;
  throw error;
}
