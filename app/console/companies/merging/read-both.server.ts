import { readStandCode } from '#features/halls/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type HeldThing, holdThing, revisionValues } from '../../content/threads.server.ts';
import { plannedHalls } from '../../halls/plan/move-company.server.ts';
import type { TakenPart } from './merge-answers.ts';
import { NotMerged } from './not-merged.server.ts';
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

/** The two companies, held, and what each says of all languages. */
export interface Both {
  kind: ContentKind;
  loser: HeldThing;
  winner: HeldThing;
  /** As readers see it; where they see none, as it is written. */
  loserFacts: Values;
  winnerFacts: Values;
}

/**
 * Holds companies in the order of their numbers, so that two who hold them do not wait for each other in a circle. That comes before the row of the
 * merge, which by naming both would let each of the two have a share of them that the other waits for.
 */
export async function holdInOrder(tx: Tx, kind: ContentKind, ids: readonly number[]): Promise<Map<number, HeldThing>> {
  const held = new Map<number, HeldThing>();
  for (const id of ids.toSorted((one, other) => one - other)) held.set(id, await holdThing(tx, kind, id));
  return held;
}

/** Both companies as they stand. @throws NotMerged */
export async function readBoth(
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
export const isSeen = ({ threads }: HeldThing) =>
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
