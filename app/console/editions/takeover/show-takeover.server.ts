import { staffById } from '#features/staff/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { defaultLocale, isLocale } from '#platform/i18n/locale.ts';
import type { PreviewLink } from '../../preview/preview-links.server.ts';
import type { RenderPage, Shown } from '../../preview/show-draft.server.ts';
import { takingBack } from '../../preview/taking-back.server.ts';
import { type PreviewPage, previewPages } from './preview-pages.ts';
import { knowForTakeover, Refused, takeOverWithin } from './take-over.server.ts';
import { readChange } from './takeovers.server.ts';

/**
 * Shows a page as readers would see it with an edition having taken over: the takeover is done as it will be, at its time where it has one, the
 * page is made from that, and all of it is taken back.
 */
export async function showTakeover(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  { thingId, thread, madeBy }: PreviewLink,
  page: PreviewPage,
  render: RenderPage,
): Promise<Shown> {
  const edition = await editionOfThing(db, thingId);
  const staff = typeof madeBy === 'number' ? await staffById(db, madeBy) : undefined;
  if (edition === undefined || !staff) return { outcome: 'noPage' };
  const planned = (await readChange(db, edition))?.takesOverAt?.getTime() ?? 0;
  const now = new Date(Math.max(clock.now().getTime(), planned));
  const site = { db, clock: { now: () => now }, settings };
  await knowForTakeover(site, edition);
  try {
    return await takingBack(db, async (tx): Promise<Shown> => {
      await takeOverWithin(tx, site, staff, edition);
      const given = { db: tx as Database, clock: site.clock, kept: new Kept() };
      const locale = isLocale(thread) ? thread : defaultLocale;
      return { outcome: 'shown', response: await render({ address: previewPages[page], locale }, given) };
    });
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'unfinished', wrong: [] };
    throw error;
  }
}

/** The number of the edition that a thing of the console is. */
async function editionOfThing(db: Database, thingId: number): Promise<number | undefined> {
  const thing = db.selectFrom('content_thing').select('key').where('id', '=', thingId).where('kind', '=', 'edition');
  const key = (await thing.executeTakeFirst())?.key;
  return key ? Number(key) : undefined;
}
