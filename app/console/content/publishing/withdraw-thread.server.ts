import type { Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { forgetLinks } from '../../links/link-table.server.ts';
import type { Thread } from '../document.ts';
import { holdThing } from '../threads.server.ts';
import { keepLife, moveOn, noteMove } from './move-on.server.ts';
import {
  answered,
  mayOrRefuse,
  type Needs,
  NotPublished,
  type Published,
  type Publishing,
} from './published.server.ts';
import { documentOfReaders, isOut, languagesOut, publishedOf, writeOrRefuse } from './what-readers-see.server.ts';

/**
 * Has readers see nothing of a language any more, at once; the other languages stay.
 * @throws 403 where they may not, 404 where there is no such thing
 */
export async function withdrawThread(site: Needs, staff: Staff, publishing: Publishing): Promise<Published> {
  return answered(site, (tx) => withdrawWithin(tx, site, staff, publishing));
}

/** The same within a transaction, beside others. @throws NotPublished where it is refused */
export async function withdrawWithin(
  tx: Tx,
  site: Needs,
  staff: Staff,
  publishing: Publishing,
): Promise<Extract<Published, { outcome: 'withdrawn' }>> {
  mayOrRefuse(staff, publishing);
  const now = site.clock.now();
  const { kind, thread } = publishing;
  const thing = await holdThing(tx, kind, publishing.thingId);
  if (!isOut(thing, thread)) throw new NotPublished({ outcome: 'notNow' });
  const was = publishedOf(thing, thread);
  const others = languagesOut(thing).filter((locale) => locale !== thread);
  // What all languages share goes with the last of them, and takes all of them with it.
  const isWhole = thread === 'shared' || others.length === 0;
  const going: Thread[] = isWhole ? [...languagesOut(thing), 'shared'] : [thread];
  for (const each of going) moveOn(thing, each, 'withdraw', site, { only: false });
  if (!isWhole) await writeOrRefuse(tx, kind, thing, await documentOfReaders(tx, thing), now);
  else if (thing.key !== null) await kind.withdraw(tx, thing.key, now);
  // What is withdrawn does not come back by a time that was set before.
  for (const each of going) {
    await keepLife(tx, thing, each, { publish_at: null, withdraw_at: null });
    await forgetLinks(tx, thing.id, each);
  }
  await noteMove(tx, staff, publishing, { act: 'content.withdraw', thing, was, now });
  await emptyPages(tx, [...kind.tags]);
  return { outcome: 'withdrawn' };
}
