import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isCompanyKind } from '../company-path.ts';
import { mayTellApart } from '../company-policy.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** Two companies of one kind, by the numbers of their things; the smaller first. */
export interface Pair {
  kind: string;
  one: number;
  other: number;
}

/** Two companies. @throws 404 where they are not two companies of one kind */
export async function pairOrRefuse(db: Database | Tx, ids: readonly [number, number]): Promise<Pair> {
  const [one, other] = [Math.min(...ids), Math.max(...ids)];
  const things = await db.selectFrom('content_thing').select('kind').where('id', 'in', [one, other]).execute();
  const [kind, ...others] = new Set(things.map((thing) => thing.kind));
  if (things.length !== 2 || kind === undefined || others.length > 0 || !isCompanyKind(kind)) throw new Refusal(404);
  return { kind, one, other };
}

/** What the log says an act with two companies is about. */
export const aboutPair = ({ kind, one, other }: Pair) => `${kind} ${one} and ${other}`;

/** Who has said that two companies are two, and when; undefined where nobody has. */
export async function toldApart(
  db: Database | Tx,
  { one, other }: Pair,
): Promise<{ by: string; at: Date } | undefined> {
  const row = await db
    .selectFrom('company_apart')
    .select(['said_by', 'said_at'])
    .where('one_id', '=', one)
    .where('other_id', '=', other)
    .executeTakeFirst();
  return row && { by: row.said_by, at: row.said_at };
}

/**
 * Says of two companies that look alike that they are two: nobody is asked again.
 * @throws 403 where they may not, 404 where there are no such two
 */
export async function tellApart(site: Needs, staff: Staff, ids: readonly [number, number]): Promise<void> {
  if (!mayTellApart(staff)) throw new Refusal(403);
  await inTransaction(site.db, async (tx) => {
    const pair = await pairOrRefuse(tx, ids);
    const now = site.clock.now();
    const said = await tx
      .insertInto('company_apart')
      .values({ one_id: pair.one, other_id: pair.other, said_at: now, said_by: staff.name, staff_id: staff.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('one_id')
      .executeTakeFirst();
    if (!said) return;
    const noted = { before: { different: false }, after: { different: true } };
    await noteAct(tx, { staff, act: 'company.apart', about: aboutPair(pair), ...noted }, now);
  });
}

/** Takes that back: they are suggested again. @throws 403, 404 as `tellApart` */
export async function tellTogether(site: Needs, staff: Staff, ids: readonly [number, number]): Promise<void> {
  if (!mayTellApart(staff)) throw new Refusal(403);
  await inTransaction(site.db, async (tx) => {
    const pair = await pairOrRefuse(tx, ids);
    const gone = await tx
      .deleteFrom('company_apart')
      .where('one_id', '=', pair.one)
      .where('other_id', '=', pair.other)
      .returning('one_id')
      .executeTakeFirst();
    if (!gone) return;
    const noted = { before: { different: true }, after: { different: false } };
    await noteAct(tx, { staff, act: 'company.together', about: aboutPair(pair), ...noted }, site.clock.now());
  });
}
