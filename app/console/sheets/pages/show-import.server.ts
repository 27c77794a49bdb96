import type { FoundFault } from '#db/schema/refinements.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import { contentKinds, kindOrRefuse } from '../../content/kinds.server.ts';
import { threadOf } from '../../content/threads.server.ts';
import { mayWrite } from '../../policy/content-policy.server.ts';
import { calledOn } from '../../shown/called.server.ts';
import { threadPath } from '../../shown/paths.ts';
import { personName } from '../../shown/person-name.server.ts';
import { unpackFaults } from '../checking/found-faults.server.ts';
import { publishingBarred } from '../taking/take-import.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/** A thing as a page leads to it. */
export interface LedTo {
  title: string;
  lang: Locale | undefined;
  to: string;
}

/** A fault as a page shows it. */
export interface ShownFault {
  row: number;
  column: string;
  value: string;
  reason: string;
}

/** So many things that an import made or changed are linked to. */
const mostLed = 50;

/**
 * An import as its page shows it: what was found, or what became of it.
 * @throws Refusal 403 where they may not write such things, 404 where there is none, or it is somebody else's and not taken
 */
export async function showImport(site: Needs, staff: Staff, id: number) {
  const { locale } = site;
  const { kind, row } = await findImport(site, staff, id);
  const { report, state } = row;
  const i18n = i18nFor(locale);
  const shown = (faults: readonly FoundFault[]) =>
    faults.map(({ reason, ...fault }): ShownFault => ({ ...fault, reason: report.reasons[reason]?.[locale] ?? '' }));
  const { rows, made, changed, same, faults, faultyRows, hints } = report;
  return {
    ...{ id, state, name: row.name, who: personName({ id: row.staff_id, name: row.who }, locale) },
    kind: { name: kind.name, many: i18n._(kind.words.many) },
    counts: { rows, made, changed, same, faults, faultyRows, hints },
    faults: shown(report.shown),
    hints: shown(report.shownHints),
    isPublished: row.is_published,
    barred: publishingBarred(site, staff, kind, made + changed),
    checked: formatMoment(row.checked_at.toISOString(), locale),
    taken: row.taken_at && formatMoment(row.taken_at.toISOString(), locale),
    undone: row.undone_at && { at: formatMoment(row.undone_at.toISOString(), locale), by: row.undone_by ?? '' },
    things: state === 'taken' ? await thingsOf(site, id) : [],
  };
}

/** @throws as `showImport` */
async function findImport({ db }: Pick<Needs, 'db'>, staff: Staff, id: number) {
  const row = await db
    .selectFrom('sheet_import')
    .select(['kind', 'name', 'who', 'staff_id', 'state', 'report', 'is_published'])
    .select(['checked_at', 'taken_at', 'undone_at', 'undone_by'])
    .where('id', '=', id)
    .where('state', '<>', 'reading')
    .executeTakeFirst();
  if (!row || (row.state === 'checked' && row.staff_id !== staff.id)) throw new Refusal(404);
  const kind = kindOrRefuse(row.kind);
  if (!mayWrite(staff, 'shared', kind)) throw new Refusal(403);
  return { kind, row };
}

/** All faults and hints of an import, as a table. @throws as `showImport` */
export async function allFaults(site: Pick<Needs, 'db' | 'locale'>, staff: Staff, id: number) {
  await findImport(site, staff, id);
  const { faults: packed } = await site.db
    .selectFrom('sheet_import')
    .select('faults')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { reasons, faults, hints } = await unpackFaults(packed);
  const shown = (all: readonly FoundFault[]): ShownFault[] =>
    all.map(({ reason, ...fault }) => ({ ...fault, reason: reasons[reason]?.[site.locale] ?? '' }));
  return { faults: shown(faults), hints: shown(hints) };
}

async function thingsOf(site: Pick<Needs, 'db' | 'locale'>, id: number): Promise<LedTo[]> {
  const rows = await site.db
    .selectFrom('sheet_thing')
    .select('thing_id')
    .where('import_id', '=', id)
    .orderBy('row')
    .limit(mostLed)
    .execute();
  const ids = rows.map(({ thing_id }) => thing_id);
  const named = await namedThings(site, ids);
  return ids.flatMap((each) => named.get(each) ?? []);
}

/** What things are called and where they are written, by their numbers. */
export async function namedThings(
  { db, locale }: Pick<Needs, 'db' | 'locale'>,
  ids: readonly number[],
): Promise<Map<number, LedTo>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_thing as thing')
    .innerJoin('content_thread as thread', 'thread.thing_id', 'thing.id')
    .select(['thing.id', 'thing.key', 'thing.kind', 'thread.thread', 'thread.title'])
    .where('thing.id', 'in', ids)
    .execute();
  const byThing = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byThing].flatMap(([id, own]): [number, LedTo][] => {
      const kind = contentKinds.find(({ name }) => name === own[0]?.kind);
      if (!kind) return [];
      const titles = new Map(own.map(({ thread, title }) => [threadOf(thread), title]));
      const { title, lang } = calledOn(locale, kind, { id, key: own[0]?.key ?? null, titles });
      return [[id, { title, lang: lang === locale ? undefined : lang, to: threadPath(kind.name, id) }]];
    }),
  );
}
