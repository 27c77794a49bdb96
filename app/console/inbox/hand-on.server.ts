import { noteAct, type Staff, staffById } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { type InboxQueue, inboxHref } from '#platform/feature/inbox.ts';
import { holdersOf } from '#platform/feature/inbox-given.server.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { queuesFor } from './queues.server.ts';

/** Something that waits, and who is to deal with it. */
export interface Handing {
  queue: InboxQueue;
  id: number;
  /** Nobody any more: null. */
  to: number | null;
}

export type Handed =
  | { outcome: 'handed' }
  /** They may not decide on it, or do not work here. */
  | { outcome: 'notTheirs' };

/**
 * Has somebody have what waits in the inbox: a colleague, oneself, or nobody.
 * @throws 403 where whoever hands it on may not decide on it themselves, 404 where nothing of that number waits
 */
export async function handOn(site: SiteContext, staff: Staff, { queue, id, to }: Handing): Promise<Handed> {
  if (!may(staff, queue.act)) throw new Refusal(403);
  const [thing] = await queue.waiting(site, { limit: 1, among: { id } });
  if (!thing) throw new Refusal(404);
  return inTransaction(site.db, async (tx): Promise<Handed> => {
    const now = site.clock.now();
    const person = to === null ? undefined : await staffById(tx, to);
    if (to !== null && !(person && may(person, queue.act))) return { outcome: 'notTheirs' };
    const had = (await holdersOf(tx, queue.name, [id])).get(id);
    if (had?.id === person?.id) return { outcome: 'handed' };
    await tx.deleteFrom('inbox_given').where('queue', '=', queue.name).where('thing_id', '=', id).execute();
    if (person) {
      const row = { queue: queue.name, thing_id: id, staff_id: person.id, given_by: staff.name, given_at: now };
      await tx
        .insertInto('inbox_given')
        .values(row)
        .onConflict((conflict) => conflict.columns(['queue', 'thing_id']).doUpdateSet(row))
        .execute();
    }
    const noted = { before: { to: had?.name ?? null }, after: { to: person?.name ?? null } };
    await noteAct(tx, { staff, act: 'inbox.hand', about: `${queue.name} ${id}`, ...noted }, now);
    return { outcome: 'handed' };
  });
}

/** Takes the form that stands beside a thing, and leads back to it. @throws 404 where it names none */
export async function takeHanding(site: SiteContext, staff: Staff, form: FormData): Promise<Response> {
  const { queue: name, id: number, to } = fieldsIn(form, ['queue', 'id', 'to']);
  const queue = queuesFor(staff).find((each) => each.name === name);
  if (!queue || !/^\d{1,15}$/.test(number)) throw new Refusal(404);
  const id = Number(number);
  const { outcome } = await handOn(site, staff, { queue, id, to: /^\d{1,9}$/.test(to) ? Number(to) : null });
  return seeOther(site, `${inboxHref(queue.name, id)}?${new URLSearchParams({ handed: outcome })}`);
}
