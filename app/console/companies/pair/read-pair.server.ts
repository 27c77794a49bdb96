import type { Staff } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import type { Thread } from '../../content/document.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { readThing, type ShownThing } from '../../content/read-thing.server.ts';
import { revisionValues, threadOf } from '../../content/threads.server.ts';
import { partsOf } from '../../editor/editor-page.server.ts';
import { shownFields } from '../../form/show-fields.server.ts';
import { type NamedThing, namedThings } from '../../shown/named-things.server.ts';
import { kindsRail } from '../../shown/rail.server.ts';
import { valueText } from '../../shown/value-text.server.ts';
import { pairOrRefuse, toldApart } from '../alike/apart.server.ts';
import { alikeBy } from '../alike/list-alike.server.ts';
import { mayMerge, mayTellApart } from '../company-policy.server.ts';
import { isPutTogether } from '../merging/merged-values.ts';
import { productsOfCompany } from '../merging/products-of.server.ts';
import { versionOfPair } from '../merging/version-of-pair.ts';

type Needs = Pick<SiteContext, 'db' | 'locale'>;

/** A field of both companies, as text. */
export interface PairRow {
  /** `shared phone`, `fr-FR name`. */
  id: string;
  label: string;
  /** The language of the texts; undefined where all languages share the field. */
  lang: Locale | undefined;
  one: string;
  other: string;
  isSame: boolean;
  /** What a tick takes over from the company that goes; undefined where nothing is to be chosen. */
  take: string | undefined;
}

/** A company beside the other. */
export interface OfPair extends NamedThing {
  /** Its page, without language prefix; undefined where readers see none. */
  address: string | undefined;
  products: number;
}

/** The two companies that an address names. @throws 404 where they are not two of one kind */
export function idsOfPair(url: URL): [number, number] {
  const read = (name: string) => Number(/^\d{1,15}$/.exec(url.searchParams.get(name) ?? '')?.[0] ?? 0);
  const ids: [number, number] = [read('one'), read('other')];
  if (ids[0] === 0 || ids[1] === 0 || ids[0] === ids[1]) throw new Refusal(404);
  return ids;
}

/** All that the page of two companies shows. */
export async function readPair(site: Needs, staff: Staff, url: URL) {
  const { db, locale } = site;
  const pair = await pairOrRefuse(db, idsOfPair(url));
  const kind = kindOrRefuse(pair.kind);
  const things = [await readThing(db, kind, pair.one), await readThing(db, kind, pair.other)] as const;
  const names = await namedThings(db, [pair.one, pair.other], locale);
  const apart = await toldApart(db, pair);
  return {
    rail: await kindsRail(site),
    one: await ofPair(db, names, things[0]),
    other: await ofPair(db, names, things[1]),
    kind: kind.name,
    traits: (await alikeBy(db, pair.one, pair.other)) ?? [],
    rows: await rowsOf(db, kind, things, locale),
    version: await versionNow(db, [pair.one, pair.other]),
    merged: await isMerged(db, [pair.one, pair.other]),
    apart: apart && { by: apart.by, at: formatMoment(venueIso(apart.at), locale) },
    may: { merge: mayMerge(staff), tell: mayTellApart(staff) },
  };
}

export type PairPage = Awaited<ReturnType<typeof readPair>>;

async function ofPair(db: Database, names: ReadonlyMap<number, NamedThing>, thing: ShownThing): Promise<OfPair> {
  const named = names.get(thing.id);
  if (!named) throw new Refusal(404);
  return { ...named, address: thing.address, products: (await productsOfCompany(db, thing.key)).length };
}

/** How both stand now, by a name: whoever merges them has read just that. */
async function versionNow(db: Database, ids: readonly [number, number]): Promise<string> {
  const rows = await db.selectFrom('content_thread').selectAll().where('thing_id', 'in', ids).execute();
  return versionOfPair(
    ids.map((id) => {
      const own = rows.filter((row) => row.thing_id === id);
      return { id, threads: new Map(own.map((row) => [threadOf(row.thread), row])) };
    }),
  );
}

async function isMerged(db: Database, ids: readonly [number, number]): Promise<boolean> {
  const merge = db.selectFrom('company_merge').select('id').where('loser_id', 'in', ids).where('undone_at', 'is', null);
  return (await merge.executeTakeFirst()) !== undefined;
}

/** Every field that one of them says something in, in the order of the editor. */
async function rowsOf(
  db: Database,
  kind: ContentKind,
  [one, other]: readonly [ShownThing, ShownThing],
  locale: Locale,
): Promise<PairRow[]> {
  const rows = await Promise.all(
    partsOf(kind).map(async (thread) => {
      const said = [await saidIn(db, one, thread), await saidIn(db, other, thread)] as const;
      return shownFields(kind, thread, locale).map(({ name, label, control }): PairRow => {
        const [first, second] = [
          valueText(control, said[0]?.[name], locale),
          valueText(control, said[1]?.[name], locale),
        ];
        return {
          ...{ id: `${thread} ${name}`, label, one: first, other: second, isSame: first === second },
          lang: isLocale(thread) ? thread : undefined,
          take: isLocale(thread)
            ? takenLanguage(kind, { thread, name, isInBoth: said.every(Boolean) })
            : takenFact(kind, name, [first, second]),
        };
      });
    }),
  );
  return rows.flat().filter((row) => row.one !== '' || row.other !== '');
}

/** A language that both have is taken over as a whole, with a tick beside its name. */
function takenLanguage(
  { title }: ContentKind,
  { thread, name, isInBoth }: { thread: Locale; name: string; isInBoth: boolean },
): string | undefined {
  return isInBoth && name === title ? thread : undefined;
}

/** Of a field that both say something in, somebody may choose; stands and editions are put together, and keys stay. */
function takenFact({ shared }: ContentKind, name: string, [one, other]: readonly [string, string]): string | undefined {
  if (isPutTogether(name) || shared[name]?.isOwn) return undefined;
  return one !== '' && other !== '' && one !== other ? `shared ${name}` : undefined;
}

/** What a part of a company says: as readers see it, or as it is written where they see nothing; undefined where there is none. */
async function saidIn(db: Database, thing: ShownThing, thread: Thread): Promise<Values | undefined> {
  const row = thing.threads.find((each) => each.thread === thread);
  if (!row) return undefined;
  if (row.published === null || row.published === row.head) return row.values;
  return revisionValues(db, { thingId: thing.id, thread, number: row.published });
}
