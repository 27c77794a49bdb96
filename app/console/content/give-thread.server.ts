import { noteAct, type Staff, staffById } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { mayGive, mayWrite } from '../policy/content-policy.server.ts';
import { holdThing } from './threads.server.ts';

/** A language of a thing that somebody is to write. */
export interface Giving {
  kind: ContentKind;
  thingId: number;
  locale: Locale;
  /** Nobody any more: null. */
  to: number | null;
  /** `YYYY-MM-DD`, a day of the venue; null where there is time. */
  due?: string | null;
}

export type GivenAway =
  | { outcome: 'given' }
  /** They do not write in that language, or do not work here. */
  | { outcome: 'notTheirs' };

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/**
 * Has somebody write a language of a thing, also one in which there is nothing yet.
 * @throws 403 where whoever gives may not, 404 where there is no such thing
 */
export async function giveThread(site: Needs, staff: Staff, { kind, thingId, locale, to, due = null }: Giving) {
  if (!mayGive(staff, kind)) throw new Refusal(403);
  return inTransaction(site.db, async (tx): Promise<GivenAway> => {
    const now = site.clock.now();
    await holdThing(tx, kind, thingId);
    const person = to === null ? undefined : await staffById(tx, to);
    if (to !== null && !(person && mayWrite(person, locale, kind))) return { outcome: 'notTheirs' };
    const had = await tx
      .deleteFrom('content_given')
      .where('thing_id', '=', thingId)
      .where('thread', '=', locale)
      .returning(['staff_id', 'due'])
      .executeTakeFirst();
    const before = { to: await nameOf(tx, had?.staff_id), due: had?.due ?? null };
    if (person) {
      const row = { thing_id: thingId, thread: locale, staff_id: person.id, due, given_by: staff.name, given_at: now };
      await tx.insertInto('content_given').values(row).execute();
    }
    const about = `${kind.name} ${thingId} ${locale}`;
    await noteAct(tx, { staff, act: 'content.give', about, before, after: { to: person?.name ?? null, due } }, now);
    return { outcome: 'given' };
  });
}

/**
 * Has a thing be somebody's: they look after it as a whole.
 * @throws 403 where whoever gives may not, 404 where there is no such thing
 */
export async function ownThing(
  site: Needs,
  staff: Staff,
  { kind, thingId, owner }: { kind: ContentKind; thingId: number; owner: number | null },
): Promise<GivenAway> {
  if (!mayGive(staff, kind)) throw new Refusal(403);
  return inTransaction(site.db, async (tx): Promise<GivenAway> => {
    const { ownerId } = await holdThing(tx, kind, thingId);
    const person = owner === null ? undefined : await staffById(tx, owner);
    if (owner !== null && !(person && mayWrite(person, 'shared', kind))) return { outcome: 'notTheirs' };
    await tx.updateTable('content_thing').set({ owner_id: owner }).where('id', '=', thingId).execute();
    const about = `${kind.name} ${thingId}`;
    const noted = { before: { owner: await nameOf(tx, ownerId) }, after: { owner: person?.name ?? null } };
    await noteAct(tx, { staff, act: 'content.own', about, ...noted }, site.clock.now());
    return { outcome: 'given' };
  });
}

/** What somebody is called who had it before; null where nobody did, or they are gone. */
async function nameOf(tx: Tx, id: number | null | undefined): Promise<string | null> {
  return id ? ((await staffById(tx, id))?.name ?? null) : null;
}
