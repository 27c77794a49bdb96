import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { adoptKind } from '../../content/adopt.server.ts';
import { changePart } from '../../content/change-part.server.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { NotPublished } from '../../content/publishing/published.server.ts';
import { withdrawWithin } from '../../content/publishing/withdraw-thread.server.ts';
import type { Needs } from './change-plan.server.ts';

/** A change of what all languages of a thing share. */
interface Writing {
  /** Name of its kind. */
  kind: string;
  /** By which readers' tables know it. */
  key: string;
  change(values: Values): Values;
}

/**
 * Changes what all languages of a thing share and has readers see that, and nothing else that somebody is writing: a draft of it stays a draft,
 * and gets the same change. A thing of that key which there is not yet is made.
 * @throws NotPublished where it cannot go out
 */
export async function writeShared(
  tx: Tx,
  site: Needs,
  staff: Staff,
  { kind: name, key, change }: Writing,
): Promise<void> {
  const thingId = await thingOf(tx, name, key);
  await changePart(tx, site, staff, { kind: kindOrRefuse(name), thingId, thread: 'shared', change, goesOut: true });
}

/** Has readers see a thing no longer. @throws NotPublished where they do not see it */
export async function takeOut(tx: Tx, site: Needs, staff: Staff, name: string, key: string): Promise<void> {
  const thingId = await thingOf(tx, name, key);
  if (thingId === undefined) throw new NotPublished({ outcome: 'notNow' });
  await withdrawWithin(tx, site, staff, { kind: kindOrRefuse(name), thingId, thread: 'shared' });
}

/** Has the console know things that came in by a seed a moment ago, where it does not yet. */
export async function knownOrAdopted(site: Needs, name: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const known = await site.db
    .selectFrom('content_thing')
    .select('key')
    .where('kind', '=', name)
    .where('key', 'in', keys)
    .execute();
  if (known.length < keys.length) await adoptKind(site, kindOrRefuse(name));
}

async function thingOf(tx: Tx, kind: string, key: string): Promise<number | undefined> {
  const thing = tx.selectFrom('content_thing').select('id').where('kind', '=', kind).where('key', '=', key);
  return (await thing.executeTakeFirst())?.id;
}
