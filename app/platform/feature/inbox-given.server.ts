import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { type Act, acts } from '../http/may.ts';
import type { Among } from './inbox.ts';

/** Somebody of the staff who has something, or may get it. */
export interface Colleague {
  id: number;
  name: string;
}

/** Whoever works here no longer has nothing. */
const held = (queue: string, id: RawBuilder<unknown>) => sql`
  select from inbox_given given join staff on staff.id = given.staff_id and staff.disabled_at is null
  where given.queue = ${queue} and given.thing_id = ${id}`;

/** What narrows a queue down, for its own statement. @param column its things' id: `board_message.id` */
export function isAmong(queue: string, column: string, { id, holder }: Among = {}): RawBuilder<boolean> {
  const own = sql.ref(column);
  const whose =
    holder === undefined
      ? sql`true`
      : holder === 'nobody'
        ? sql`not exists (${held(queue, own)})`
        : sql`exists (${held(queue, own)} and given.staff_id = ${holder})`;
  return sql<boolean>`(${id === undefined ? sql`true` : sql`${own} = ${id}`} and ${whose})`;
}

/** Who has which of some things of a queue. */
export async function holdersOf(
  db: Database | Tx,
  queue: string,
  ids: readonly number[],
): Promise<Map<number, Colleague>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('inbox_given')
    .innerJoin('staff', 'staff.id', 'inbox_given.staff_id')
    .select(['thing_id', 'staff.id', 'staff.name', 'staff.email'])
    .where('queue', '=', queue)
    .where('thing_id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(rows.map(({ thing_id, id, name, email }) => [thing_id, { id, name: name || email }]));
}

/** All who may do something, by name. */
export async function colleaguesFor(db: Database, act: Act): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('disabled_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_role')
          .select('staff_role.staff_id')
          .whereRef('staff_role.staff_id', '=', 'staff.id')
          .where('staff_role.role', 'in', [...acts[act]]),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id, name, email }) => ({ id, name: name || email }));
}
