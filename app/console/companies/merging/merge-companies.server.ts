import { haveCompaniesFound, leadCompanyOn, moveProducts, moveRequests } from '#features/directory/index.server.ts';
import { readStandCode } from '#features/halls/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { codeOf } from '#platform/error-code.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { changePart, type PartChange } from '../../content/change-part.server.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { NotPublished } from '../../content/publishing/published.server.ts';
import { withdrawWithin } from '../../content/publishing/withdraw-thread.server.ts';
import { saveWithin } from '../../content/save-thread.server.ts';
import { type HeldThing, holdThing, revisionValues } from '../../content/threads.server.ts';
import { movePlannedStands, plannedHalls } from '../../halls/plan/move-company.server.ts';
import { knownOrAdopted } from '../../halls/plan/published-things.server.ts';
import { pairOrRefuse } from '../alike/apart.server.ts';
import { mayMerge } from '../company-policy.server.ts';
import type { Merged, TakenPart } from './merge-answers.ts';
import { keepParts, noteParts } from './merge-parts.server.ts';
import { mergedFacts } from './merged-values.ts';
import { productsOfCompany } from './products-of.server.ts';
import { versionOfPair } from './version-of-pair.ts';

/** Two companies that are one. */
export interface Merging {
  /** The thing of the company that goes, and of the one that stays. */
  loserId: number;
  winnerId: number;
  /** What is taken over although the one that stays says something else. What it lacks is taken over anyway. */
  taken: readonly TakenPart[];
  /** As what they were read (`versionOfPair`): left out, as whatever they are now. */
  version?: string | undefined;
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Nothing is merged, and nothing of it written. */
class NotMerged extends Error {
  readonly answer: Merged;
  constructor(answer: Merged) {
    super('Not merged');
    this.answer = answer;
  }
}

/**
 * Makes two companies one: products, stands, editions and members of the one that goes are the other's from now on, what the other lacked is
 * filled in, and its pages lead there. All of it or nothing, and all of it can be taken back while nothing was built on it (`unmerge`).
 * A company becomes another one once: of two who merge at once the database lets one.
 * @throws 403 where they may not, 404 where these are not two companies of one kind
 */
export async function mergeCompanies(site: Needs, staff: Staff, merging: Merging): Promise<Merged> {
  if (!mayMerge(staff)) throw new Refusal(403);
  await knowProducts(site, merging.loserId);
  try {
    return await inTransaction(site.db, (tx) => mergeWithin(tx, site, staff, merging));
  } catch (error) {
    if (error instanceof NotMerged) return error.answer;
    if (isMergedAlready(error)) return { outcome: 'gone' };
    throw error;
  }
}

function isMergedAlready(error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return codeOf(error) === '23505' && constraint === 'company_merge_once';
}

/** Products that came in by a seed a moment ago are things of the console from now on. */
async function knowProducts(site: Needs, thingId: number): Promise<void> {
  const exhibitor = await site.db
    .selectFrom('content_thing')
    .select('key')
    .where('id', '=', thingId)
    .where('kind', '=', 'exhibitor')
    .executeTakeFirst();
  if (exhibitor?.key == null) return;
  const products = site.db.selectFrom('product').select('id').where('company_id', '=', Number(exhibitor.key));
  const keys = (await products.execute()).map(({ id }) => String(id));
  await knownOrAdopted(site, 'product', keys);
}

/** The two companies, held, and what each says of all languages. */
interface Both {
  kind: ContentKind;
  loser: HeldThing;
  winner: HeldThing;
  /** As readers see it; where they see none, as it is written. */
  loserFacts: Values;
  winnerFacts: Values;
}

async function mergeWithin(tx: Tx, site: Needs, staff: Staff, merging: Merging): Promise<Merged> {
  const { loserId, winnerId } = merging;
  const kind = kindOrRefuse((await pairOrRefuse(tx, [loserId, winnerId])).kind);
  const now = site.clock.now();
  const held = await holdInOrder(tx, kind, [loserId, winnerId]);
  const mergeId = await beginMerge(tx, staff, { kind, loserId, winnerId, now });
  const both = await readBoth(tx, kind, merging, held);
  const products = await productsOfCompany(tx, both.loser.key);
  const things = [loserId, winnerId, ...products];
  for (const id of products) await holdThing(tx, kindOrRefuse('product'), id);
  await keepParts(tx, mergeId, things);
  await takeOut(tx, site, staff, both);
  const moved = await moveRows(tx, both);
  await moveCatalogue(tx, site, staff, both, { products, keys: moved.keys });
  await fillWinner(tx, site, staff, both, merging.taken);
  await leadOn(tx, both);
  await noteParts(tx, mergeId, things);
  const { keys: _keys, ...rows } = moved;
  await tx
    .updateTable('company_merge')
    .set({ moved: JSON.stringify(rows) })
    .where('id', '=', mergeId)
    .execute();
  await emptyPages(tx, ['directory', 'halls']);
  const { claims, changes } = rows;
  const noted = {
    before: { companies: [loserId, winnerId] },
    after: { company: winnerId, products: products.length, claims: claims.length, changes: changes.length },
  };
  await noteAct(tx, { staff, act: 'company.merge', about: `${kind.name} ${winnerId} from ${loserId}`, ...noted }, now);
  return { outcome: 'merged', mergeId };
}

interface Beginning {
  kind: ContentKind;
  loserId: number;
  winnerId: number;
  now: Date;
}

/** The row comes before all that is changed: whoever merges the same company next finds it taken. */
async function beginMerge(tx: Tx, staff: Staff, { kind, loserId, winnerId, now }: Beginning): Promise<number> {
  const { id } = await tx
    .insertInto('company_merge')
    .values({
      ...{ kind: kind.name, loser_id: loserId, winner_id: winnerId, merged_at: now, staff_id: staff.id },
      ...{ who: staff.name, moved: JSON.stringify({ products: [], stands: [], claims: [], changes: [] }) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Holds companies in the order of their numbers, so that two who hold them do not wait for each other in a circle. That comes before the row of the
 * merge, which by naming both would let each of the two have a share of them that the other waits for.
 */
async function holdInOrder(tx: Tx, kind: ContentKind, ids: readonly number[]): Promise<Map<number, HeldThing>> {
  const held = new Map<number, HeldThing>();
  for (const id of ids.toSorted((one, other) => one - other)) held.set(id, await holdThing(tx, kind, id));
  return held;
}

/** Both companies as they stand. @throws NotMerged */
async function readBoth(
  tx: Tx,
  kind: ContentKind,
  { loserId, winnerId, version }: Merging,
  held: ReadonlyMap<number, HeldThing>,
): Promise<Both> {
  const [loser, winner] = [held.get(loserId), held.get(winnerId)];
  if (!loser || !winner) throw new Refusal(404);
  if (version !== undefined && versionOfPair([loser, winner]) !== version) throw new NotMerged({ outcome: 'changed' });
  if (await isGone(tx, winnerId)) throw new NotMerged({ outcome: 'gone' });
  if (isSeen(loser) && !isSeen(winner)) throw new NotMerged({ outcome: 'unseen' });
  const both = { kind, loser, winner, loserFacts: await factsOf(tx, loser), winnerFacts: await factsOf(tx, winner) };
  await refuseTwoHalls(tx, both);
  return both;
}

/** Whether a company has become another one. */
async function isGone(tx: Tx, thingId: number): Promise<boolean> {
  const merge = tx
    .selectFrom('company_merge')
    .select('id')
    .where('loser_id', '=', thingId)
    .where('undone_at', 'is', null);
  return (await merge.executeTakeFirst()) !== undefined;
}

/** Whether readers see a text of a thing. */
const isSeen = ({ threads }: HeldThing) =>
  [...threads].some(([thread, { published }]) => thread !== 'shared' && published !== null);

/** What a company says of all languages: as readers see it, or as it is written where they see none. */
async function factsOf(tx: Tx, { id, threads }: HeldThing): Promise<Values> {
  const row = threads.get('shared');
  return row ? revisionValues(tx, { thingId: id, thread: 'shared', number: row.published ?? row.head }) : {};
}

async function refuseTwoHalls(tx: Tx, { loser, winner, loserFacts, winnerFacts }: Both): Promise<void> {
  const shown = new Set([...hallsIn(loserFacts), ...hallsIn(winnerFacts)]);
  const companies = [loser.key, winner.key].flatMap((key) => (key === null ? [] : [Number(key)]));
  const planned = companies.length > 0 ? [...(await plannedHalls(tx, companies)).values()] : [];
  const halls = [shown, ...planned].find(({ size }) => size > 1);
  if (halls) throw new NotMerged({ outcome: 'twoHalls', halls: [...halls].toSorted() });
}

const hallsIn = ({ stands }: Values): string[] =>
  Array.isArray(stands) ? stands.flatMap((code) => readStandCode(String(code))?.hall ?? []) : [];

/** Has readers see the company that goes no longer, now or at a time; its stands are free then. */
async function takeOut(tx: Tx, site: Needs, staff: Staff, { kind, loser }: Both): Promise<void> {
  if (loser.threads.get('shared')?.published != null)
    await orRefuse(loser.id, () => withdrawWithin(tx, site, staff, { kind, thingId: loser.id, thread: 'shared' }));
  await tx.updateTable('content_thread').set({ publish_at: null }).where('thing_id', '=', loser.id).execute();
}

/** Rows that name the company that goes name the other one. A company that readers have never seen has none. */
async function moveRows(tx: Tx, { loser, winner }: Both) {
  const none = { products: [], stands: [], claims: [], changes: [], keys: new Map<string, string>() };
  if (loser.key === null || winner.key === null) return none;
  const [from, to] = [Number(loser.key), Number(winner.key)];
  const products = await moveProducts(tx, from, to);
  return {
    products: products.map(({ id, key }) => ({ id, key })),
    stands: await movePlannedStands(tx, from, to),
    ...(await moveRequests(tx, from, to)),
    /** Keys that products have now, by their numbers. */
    keys: new Map(products.map(({ id, became }) => [String(id), became])),
  };
}

/** What is written of products says whose they are now. */
async function moveCatalogue(
  tx: Tx,
  site: Needs,
  staff: Staff,
  { loser, winner }: Both,
  { products, keys }: { products: readonly number[]; keys: ReadonlyMap<string, string> },
): Promise<void> {
  if (winner.key === null) return;
  const kind = kindOrRefuse('product');
  for (const thingId of products) {
    const { key } = await holdThing(tx, kind, thingId);
    const became = key === null ? undefined : keys.get(key);
    const change = (values: Values) =>
      values.exhibitor === loser.key ? { ...values, exhibitor: winner.key, ...(became && { key: became }) } : values;
    await changeOrRefuse(tx, site, staff, { kind, thingId, thread: 'shared', change });
  }
}

/** The company that stays says what it said, what it lacked, and what was to be taken over. */
async function fillWinner(tx: Tx, site: Needs, staff: Staff, both: Both, taken: readonly TakenPart[]): Promise<void> {
  const { kind, winner, loserFacts } = both;
  const change = (values: Values) => mergedFacts(kind, values, loserFacts, taken);
  await changeOrRefuse(tx, site, staff, { kind, thingId: winner.id, thread: 'shared', change });
  for (const locale of languagesToFill(both, taken)) await fillLanguage(tx, site, staff, both, { locale, taken });
}

/** Languages in which readers see nothing of the company that stays, and those that are to be taken over. */
function languagesToFill({ loser, winner }: Both, taken: readonly TakenPart[]): Locale[] {
  const isLacking = (locale: Locale) => {
    const [has, had] = [winner.threads.get(locale), loser.threads.get(locale)];
    return !has || (has.published === null && had?.published != null);
  };
  return [...loser.threads.keys()].filter(isLocale).filter((each) => isLacking(each) || taken.includes(each));
}

async function fillLanguage(
  tx: Tx,
  site: Needs,
  staff: Staff,
  both: Both,
  { locale, taken }: { locale: Locale; taken: readonly TakenPart[] },
): Promise<void> {
  const { kind, loser, winner } = both;
  const [own, had] = [loser.threads.get(locale), winner.threads.get(locale)];
  if (!own) return;
  const text = await revisionValues(tx, { thingId: loser.id, thread: locale, number: own.published ?? own.head });
  const draft =
    had && had.published === null
      ? await revisionValues(tx, { thingId: winner.id, thread: locale, number: had.head })
      : undefined;
  const goesOut = own.published !== null && isSeen(winner);
  const what = { kind, thingId: winner.id, thread: locale };
  // It went out before, and need not agree with another text now.
  const because = `Merged from ${kind.name} ${loser.id}`;
  const { number, is } = await changeOrRefuse(tx, site, staff, { ...what, change: () => text, goesOut, because });
  // What somebody was writing of it stays the newest; where texts are reviewed first, so does what nobody asked to be written over.
  if (draft && (is === 'out' || (is === 'toReview' && !taken.includes(locale))))
    await saveWithin(tx, site, staff, { ...what, base: number, values: draft, origin: 'merged' });
}

/** The pages of the company that goes lead to those of the other, which is found by the products of both. */
async function leadOn(tx: Tx, { loser, winner }: Both): Promise<void> {
  if (loser.key === null || winner.key === null) return;
  await leadCompanyOn(tx, Number(loser.key), Number(winner.key));
  await haveCompaniesFound(tx, [Number(winner.key)]);
}

async function changeOrRefuse(tx: Tx, site: Needs, staff: Staff, change: PartChange & { thingId: number }) {
  return orRefuse(change.thingId, () => changePart(tx, site, staff, { ...change, origin: 'merged' }));
}

/** @throws NotMerged with the thing that could not be published */
async function orRefuse<Done>(thingId: number, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotPublished) throw new NotMerged({ outcome: 'refused', thingId });
    throw error;
  }
}
