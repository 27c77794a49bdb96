import { beginEdition } from '#console/editions/begin/begin-edition.server.ts';
import { currentEditionOf, publishEditionText, siteAt, wantedEdition } from '#console/editions/editions.fixture.ts';
import { giveUpEdition } from '#console/editions/preparation/give-up-edition.server.ts';
import { cancelTakeover, planTakeover } from '#console/editions/takeover/plan-takeover.server.ts';
import { takeOver } from '#console/editions/takeover/take-over.server.ts';
import { takeOverWhenDue } from '#console/editions/takeover/takeover-job.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Doing, only } from './act.ts';

const at = new Date('2030-03-01T09:00:00+08:00');
const days = { startDate: '2031-06-10', endDate: '2031-06-13' };
const none = { takesOverAt: null };
const then = { takesOverAt: at.toISOString() };

/** Other acts have editions of small numbers. */
let numbers = 500;

/** An edition that is begun after the one that the site is about, which is made for it. @returns the numbers of both */
async function begun(site: SiteContext, staff: Staff): Promise<{ from: number; edition: number }> {
  numbers += 2;
  const [from, edition] = [numbers, numbers + 1];
  await site.db.updateTable('edition').set({ is_current: false }).execute();
  await currentEditionOf(site.db, from);
  only(await beginEdition(site, staff, wantedEdition({ number: edition, ...days })), 'begun');
  return { from, edition };
}

async function planned(site: SiteContext, staff: Staff): Promise<{ from: number; edition: number }> {
  const both = await begun(site, staff);
  await publishEditionText(site, staff, { number: both.edition, name: 'Next' });
  only(await planTakeover(site, staff, { edition: both.edition, at, was: null }), 'planned');
  return both;
}

/** The site is about no edition: other acts say which they mean. */
async function leave({ db }: SiteContext): Promise<void> {
  await db.updateTable('edition_change').set({ takes_over_at: null }).where('done_at', 'is', null).execute();
  await db.updateTable('edition').set({ is_current: false }).execute();
}

export const editionActs: Record<string, Doing> = {
  async 'edition.begin'(site, staff) {
    const { from } = await begun(site, staff);
    await leave(site);
    return { before: 'made: nothing was before', after: { from, ...days, halls: [], days: 0, events: 0 } };
  },
  async 'edition.plan'(site, staff) {
    await planned(site, staff);
    await leave(site);
    return { before: none, after: then };
  },
  async 'edition.cancel'(site, staff) {
    const { edition } = await planned(site, staff);
    only(await cancelTakeover(site, staff, { edition, was: at }), 'cancelled');
    await leave(site);
    return { before: then, after: none };
  },
  async 'edition.takeover'(site, staff) {
    const { from, edition } = await planned(site, staff);
    only(await takeOver(siteAt(site, at), staff, edition), 'done');
    await leave(site);
    return { before: { edition: from }, after: { edition, halls: [], days: [] } };
  },
  async 'edition.refused'(site, staff) {
    const { edition } = await planned(site, staff);
    await site.db.updateTable('edition_change').set({ planned_by: null }).where('edition_id', '=', edition).execute();
    await takeOverWhenDue(siteAt(site, at));
    await leave(site);
    return { before: then, after: { ...none, because: 'nobody' } };
  },
  async 'edition.discard'(site, staff) {
    const { edition } = await begun(site, staff);
    only(await giveUpEdition(site, staff, edition), 'given');
    await leave(site);
    return { before: { ...days, drafts: 0 }, after: 'gone: nothing is after' };
  },
};
