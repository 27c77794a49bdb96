import type { Staff } from '#features/staff/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { fieldsIn, valuesIn } from '#platform/http/body/form-fields.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import type { Thread } from '../content/document.ts';
import { giveThread } from '../content/give-thread.server.ts';
import { publishThread, withdrawThread } from '../content/publish-thread.server.ts';
import { readThing, type ShownThing } from '../content/read-thing.server.ts';
import { reviewThread } from '../content/review-thread.server.ts';
import { calledOnPage } from '../shown/called.server.ts';
import { type BulkAct, type BulkReport, bulkActs, type Undone } from './bulk.ts';
import { threadsOf } from './list-page.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/** What is done with each of the things that were picked. */
interface Bulk {
  kind: ContentKind;
  act: BulkAct;
  threads: readonly Thread[];
  to: number | null;
  due: string | null;
}

/** As many as a page of a list can pick, and some. */
const most = 100;

/** Does what a form asks for with every thing that is picked, each by itself: one that is refused keeps no other back. */
export async function doWithPicked(site: Needs, staff: Staff, kind: ContentKind, form: FormData): Promise<BulkReport> {
  const bulk = readBulk(kind, form);
  const [only, ...others] = bulk.threads;
  const language = others.length === 0 && isLocale(only) ? only : undefined;
  const report: BulkReport = { act: bulk.act, language, done: 0, undone: [] };
  const picked = [...new Set(valuesIn(form, 'pick'))].filter((id) => /^\d{1,15}$/.test(id));
  for (const id of picked.slice(0, most)) {
    const thing = await readThing(site.db, kind, Number(id)).catch(gone);
    if (thing) await doInLanguages(site, staff, bulk, thing, report);
  }
  return report;
}

function readBulk(kind: ContentKind, form: FormData): Bulk {
  const { act: named, language, to, due } = fieldsIn(form, ['act', 'language', 'to', 'due']);
  const act = bulkActs.find((each) => each === named);
  if (!act) throw new Refusal(400);
  return {
    ...{ kind, act },
    threads: isLocale(language) ? [language] : threadsOf(kind),
    to: /^\d{1,9}$/.test(to) ? Number(to) : null,
    due: isDay(due) ? due : null,
  };
}

async function doInLanguages(site: Needs, staff: Staff, bulk: Bulk, thing: ShownThing, report: BulkReport) {
  for (const thread of bulk.threads) {
    const why = await tryOne(site, staff, bulk, thing, thread);
    if (why === 'done') report.done += 1;
    else if (why !== 'left')
      report.undone.push({ id: thing.id, thread, title: calledOnPage(site.locale, bulk.kind, thing).title, why });
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
  if (!row && bulk.act !== 'give') return isOnly ? 'missing' : 'left';
  try {
    const outcome = await doOne(site, staff, bulk, { thing, thread, number: row?.head ?? 0 });
    if (outcome === 'notNow' && !isOnly) return 'left';
    return outcome;
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return 'notYours';
    throw error;
  }
}

async function doOne(
  site: Needs,
  staff: Staff,
  { kind, act, to, due }: Bulk,
  { thing, thread, number }: { thing: ShownThing; thread: Thread; number: number },
): Promise<Undone['why'] | 'done'> {
  const what = { kind, thingId: thing.id, thread };
  switch (act) {
    case 'publish': {
      const { outcome } = await publishThread(site, staff, { ...what, number });
      return outcome === 'published' || outcome === 'withdrawn' ? 'done' : outcome;
    }
    case 'withdraw': {
      const { outcome } = await withdrawThread(site, staff, what);
      return outcome === 'published' || outcome === 'withdrawn' ? 'done' : outcome;
    }
    case 'submit': {
      const { outcome } = await reviewThread(site, staff, { ...what, move: 'submit', number });
      return outcome === 'done' || outcome === 'newer' ? outcome : 'notNow';
    }
    case 'give': {
      if (!isLocale(thread)) return 'notNow';
      const { outcome } = await giveThread(site, staff, { kind, thingId: thing.id, locale: thread, to, due });
      return outcome === 'given' ? 'done' : outcome;
    }
  }
}

function gone(error: unknown): undefined {
  if (error instanceof Refusal && error.status === 404) return undefined;
  throw error;
}
