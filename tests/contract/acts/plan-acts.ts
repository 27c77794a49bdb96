import { beginPlan } from '#console/halls/plan/begin-plan.server.ts';
import { changeStand, removeStandFromPlan } from '#console/halls/plan/change-stand.server.ts';
import { drawStands } from '#console/halls/plan/draw-stands.server.ts';
import { joinStands, splitStand } from '#console/halls/plan/join-stands.server.ts';
import { publishPlan } from '#console/halls/plan/publish-plan.server.ts';
import { type At, lastAct, readPlan, versionOf } from '#console/halls/plan/read-plan.server.ts';
import { changesOf, type PlannedStand } from '#console/halls/plan/stands.ts';
import { discardPlan, undoLast } from '#console/halls/plan/undo-plan.server.ts';
import { insertEdition } from '#features/editions/editions.fixture.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Doing, only } from './act.ts';

const hall = 'W1';
const stand = (number: string, x: number, width = 3): PlannedStand => {
  return { number, x, y: 0, width, depth: 3, companyId: null };
};
const [one, other] = [stand('A01', 0), stand('A03', 3)];
const said = ({ x, width }: PlannedStand) => ({ at: `${x}, 0`, size: `${width} × 3`, company: null });

let editions = 0;

/** The plan of a hall for an edition of its own, of which visitors see nothing; two stands are drawn on it. */
async function drawn(site: SiteContext, staff: Staff): Promise<At> {
  const at = await empty(site);
  only(await drawStands(site, staff, at, { first: one, count: 2, direction: 'east', step: 2 }), 'done');
  return at;
}

async function empty({ db }: SiteContext): Promise<At> {
  editions += 1;
  await insertEdition(db, { number: editions });
  await db
    .insertInto('hall')
    .values({ code: hall, position: 1, open_air: false, x: 0, y: 0, width: 90, depth: 60 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { edition: editions, hall };
}

export const planActs: Record<string, Doing> = {
  async 'plan.draw'(site, staff) {
    await drawn(site, staff);
    return { before: {}, after: { A01: said(one), A03: said(other) } };
  },
  async 'plan.change'(site, staff) {
    const at = await drawn(site, staff);
    only(await changeStand(site, staff, at, { was: other, is: { ...other, x: 9 }, isSure: false }), 'done');
    return { before: { A03: said(other) }, after: { A03: said(stand('A03', 9)) } };
  },
  async 'plan.remove'(site, staff) {
    only(await removeStandFromPlan(site, staff, await drawn(site, staff), { was: one, isSure: false }), 'done');
    return { before: { A01: said(one) }, after: {} };
  },
  async 'plan.join'(site, staff) {
    const at = await drawn(site, staff);
    only(await joinStands(site, staff, at, { was: one, other: 'A03', isSure: false }), 'done');
    return { before: { A01: said(one), A03: said(other) }, after: { A01: said(stand('A01', 0, 6)) } };
  },
  async 'plan.split'(site, staff) {
    const at = await drawn(site, staff);
    only(await splitStand(site, staff, at, { was: one, metres: 1, number: 'A02', isSure: false }), 'done');
    const after = { A01: said(stand('A01', 0, 1)), A02: said(stand('A02', 1, 2)) };
    return { before: { A01: said(one) }, after };
  },
  async 'plan.begin'(site, staff) {
    const { edition: from } = await drawn(site, staff);
    only(await beginPlan(site, staff, await empty(site), { from, withCompanies: false }), 'done');
    return { before: {}, after: { A01: said(one), A03: said(other) } };
  },
  async 'plan.undo'(site, staff) {
    const at = await drawn(site, staff);
    const { changed } = await readPlan(site.db, at);
    only(await undoLast(site, staff, at, lastAct(changed)), 'done');
    return { before: { A01: said(one), A03: said(other) }, after: {} };
  },
  async 'plan.discard'(site, staff) {
    const at = await drawn(site, staff);
    const { shown, stands } = await readPlan(site.db, at);
    only(await discardPlan(site, staff, at, versionOf(changesOf(shown, stands))), 'done');
    return { before: { A01: said(one), A03: said(other) }, after: {} };
  },
  async 'plan.publish'(site, staff) {
    const at = await drawn(site, staff);
    await site.db.updateTable('edition').set({ is_current: true }).where('id', '=', at.edition).execute();
    const { shown, stands } = await readPlan(site.db, at);
    only(await publishPlan(site, staff, at, versionOf(changesOf(shown, stands))), 'done');
    await site.db.updateTable('edition').set({ is_current: false }).execute();
    const after = { edition: at.edition, stands: 2, new: ['A01', 'A03'], changed: [], removed: [] };
    return { before: { edition: at.edition, stands: 0 }, after };
  },
};
