import { data } from 'react-router';
import type { Staff } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, isLocale } from '#platform/i18n/locale.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import { readThing } from '../content/read-thing.server.ts';
import { listRevisions, restoreRevision } from '../content/revisions.server.ts';
import { revisionValues, threadOf } from '../content/threads.server.ts';
import { shownFields } from '../form/show-fields.server.ts';
import { mayWrite } from '../policy/content-policy.server.ts';
import { calledOnPage } from '../shown/called.server.ts';
import { comparedFields } from '../shown/compared.server.ts';
import { threadPath } from '../shown/paths.ts';
import { personName } from '../shown/person-name.server.ts';

/** Revisions of a page of the list. */
const atOnce = 50;

/** The revisions of a part of a thing, and two of them compared where the address names two (`from`, `to`). */
export async function historyPage(
  site: SiteContext,
  staff: Staff,
  kind: ContentKind,
  id: string | undefined,
  query: URLSearchParams,
) {
  const { db, locale } = site;
  const thing = await readThing(db, kind, Number(numberIn(id ?? null) ?? 0));
  const thread = threadOf(query.get('language'));
  const row = thing.threads.find((each) => each.thread === thread);
  if (!row) throw new Refusal(404);
  const before = numberIn(query.get('before'));
  const listed = await listRevisions(db, { thingId: thing.id, thread, before }, atOnce + 1);
  const shown = listed.slice(0, atOnce);
  const [from, to] = [numberIn(query.get('from')), numberIn(query.get('to'))];
  return {
    kind: { name: kind.name, many: i18nFor(locale)._(kind.words.many) },
    thing: { id: thing.id, ...calledOnPage(locale, kind, thing) },
    thread,
    head: row.head,
    published: row.published,
    mayRestore: mayWrite(staff, thread, kind),
    revisions: shown.map(({ madeAt, who, ...each }) => ({
      ...each,
      who: personName(who, locale),
      when: formatMoment(venueIso(madeAt), locale),
    })),
    older: listed.length > atOnce ? shown.at(-1)?.number : undefined,
    compared: from !== undefined && to !== undefined ? { from, to } : undefined,
    fields: from !== undefined && to !== undefined ? await compare(from, to) : undefined,
  };

  async function compare(one: number, other: number) {
    const of = (number: number) => revisionValues(db, { thingId: thing.id, thread, number });
    const [before, now] = await Promise.all([of(one), of(other)]);
    const text = isLocale(thread) ? thread : defaultLocale;
    return comparedFields(shownFields(kind, thread, locale), { before, now }, { page: locale, text });
  }
}

/** Restores the revision that a form names, and leads back to the editor. */
export async function restoreFrom(
  site: SiteContext,
  staff: Staff,
  { kind, id, query }: { kind: ContentKind; id: string | undefined; query: URLSearchParams },
  form: FormData,
) {
  const thread = threadOf(query.get('language'));
  const { restore, base } = fieldsIn(form, ['restore', 'base']);
  const [thingId, number, seen] = [numberIn(id ?? null), numberIn(restore), numberIn(base)];
  if (thingId === undefined || number === undefined || seen === undefined) throw new Refusal(400);
  const saved = await restoreRevision(site, staff, { kind, thingId, thread, number, base: seen });
  if (saved.outcome === 'conflict' || saved.outcome === 'invalid')
    return data({ outcome: saved.outcome }, { status: 409 });
  return seeOther(site, `${threadPath(kind.name, thingId, thread)}&done=save`);
}

const numberIn = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);
