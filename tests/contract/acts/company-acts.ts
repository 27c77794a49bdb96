import { tellApart, tellTogether } from '#console/companies/alike/apart.server.ts';
import { decideChange, seenVersion } from '#console/companies/changes/decide-change.server.ts';
import { saved, someCompany } from '#console/companies/companies.fixture.ts';
import { bringToEdition } from '#console/companies/company/bring-to-edition.server.ts';
import { mergeCompanies } from '#console/companies/merging/merge-companies.server.ts';
import { unmergeCompanies } from '#console/companies/merging/unmerge-companies.server.ts';
import { kindOrRefuse } from '#console/content/kinds.server.ts';
import { readThing } from '#console/content/read-thing.server.ts';
import type { Member } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { seenCompany } from '#features/directory/changes/seen-company.server.ts';
import { sendChange } from '#features/directory/changes/send-change.server.ts';
import { typedOf } from '#features/directory/changes/typed-company.server.ts';
import { askStaffForCompany } from '#features/directory/claims/claim-company.server.ts';
import { decideClaim } from '#features/directory/claims/decide-claim.server.ts';
import { revealClaimant } from '#features/directory/claims/reveal-claimant.server.ts';
import { insertEdition } from '#features/editions/editions.fixture.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Doing, only } from './act.ts';

const twoBuyers = async (site: SiteContext, staff: Staff) => {
  const [loser, winner] = [
    await someCompany(site, staff, { name: 'Amani' }),
    await someCompany(site, staff, { name: 'Baobab' }),
  ];
  return { loserId: loser.thingId, winnerId: winner.thingId };
};

async function merged(site: SiteContext, staff: Staff) {
  const pair = await twoBuyers(site, staff);
  const { mergeId } = only(await mergeCompanies(site, staff, { ...pair, taken: [] }), 'merged');
  return { ...pair, mergeId };
}

/** A member who asks staff for a company. */
async function claimed(
  site: SiteContext,
  staff: Staff,
): Promise<{ member: Member; claimId: number; companyId: number; thingId: number }> {
  const { id: companyId, thingId } = await someCompany(site, staff, { name: 'Chai' });
  const { member } = await someMember(site);
  only(await askStaffForCompany(site, member, { companyId, note: 'I sell for it' }), 'asked');
  const claims = site.db.selectFrom('company_claim').select('id').where('member_id', '=', member.id);
  const { id: claimId } = await claims.executeTakeFirstOrThrow();
  return { member, claimId, companyId, thingId };
}

async function granted(site: SiteContext, staff: Staff) {
  const claim = await claimed(site, staff);
  only(await decideClaim(site, staff, { id: claim.claimId, decision: 'grant', reason: '' }), 'decided');
  return claim;
}

/** A company that asks for another phone. */
async function changeAsked(site: SiteContext, staff: Staff) {
  const { member, companyId, thingId } = await granted(site, staff);
  const seen = await seenCompany(site.db, 'buyer', companyId);
  if (!seen) throw new Error('It is not there');
  const typed = typedOf('buyer', { ...seen, shared: { ...seen.shared, phone: '+254700999999' } });
  only(await sendChange(site, member, { companyId, kind: 'buyer', typed, version: 0 }), 'sent');
  const changes = site.db.selectFrom('company_change').select('id').where('company_id', '=', companyId);
  const { id } = await changes.executeTakeFirstOrThrow();
  const thing = await readThing(site.db, kindOrRefuse('buyer'), thingId);
  const about = { id, version: 1, seen: seenVersion(thing.threads), because: '', goesOut: true };
  return { companyId, about };
}

/** What is done with companies, and with what members ask of them. */
export const companyActs: Record<string, Doing> = {
  async 'company.merge'(site, staff) {
    const { loserId, winnerId } = await merged(site, staff);
    return {
      before: { companies: [loserId, winnerId] },
      after: { company: winnerId, products: 0, claims: 0, changes: 0 },
    };
  },
  async 'company.unmerge'(site, staff) {
    const { loserId, winnerId, mergeId } = await merged(site, staff);
    only(await unmergeCompanies(site, staff, mergeId), 'unmerged');
    return { before: { company: winnerId }, after: { companies: [loserId, winnerId], products: 0 } };
  },
  async 'company.apart'(site, staff) {
    const { loserId, winnerId } = await twoBuyers(site, staff);
    await tellApart(site, staff, [loserId, winnerId]);
    return { before: { different: false }, after: { different: true } };
  },
  async 'company.together'(site, staff) {
    const { loserId, winnerId } = await twoBuyers(site, staff);
    await tellApart(site, staff, [loserId, winnerId]);
    await tellTogether(site, staff, [loserId, winnerId]);
    return { before: { different: true }, after: { different: false } };
  },
  async 'company.bring'(site, staff) {
    await insertEdition(site.db, { number: 77 });
    const thingId = await saved(site, staff, { kind: 'exhibitor', thread: 'shared', values: { country: 'KE' } });
    only(await bringToEdition(site, staff, { kind: kindOrRefuse('exhibitor'), thingId, edition: '77' }), 'brought');
    return { before: { editions: [] }, after: { editions: ['77'] } };
  },
  async 'company.grant'(site, staff) {
    const { companyId } = await granted(site, staff);
    return { before: { state: 'waiting' }, after: { state: 'granted', company: companyId } };
  },
  async 'company.refuse-claim'(site, staff) {
    const { claimId: id, companyId } = await claimed(site, staff);
    only(await decideClaim(site, staff, { id, decision: 'refuse', reason: 'Nobody there knows them' }), 'decided');
    return { before: { state: 'waiting' }, after: { state: 'refused', company: companyId } };
  },
  async 'company.end-claim'(site, staff) {
    const { claimId: id, companyId } = await granted(site, staff);
    only(await decideClaim(site, staff, { id, decision: 'end', reason: 'They have left it' }), 'decided');
    return { before: { state: 'granted' }, after: { state: 'ended', company: companyId } };
  },
  async 'company.reveal'(site, staff) {
    const { claimId: id } = await claimed(site, staff);
    only(await revealClaimant(site, staff, { id, reason: 'To call back' }), 'revealed');
    return { before: 'shown: nothing changed', after: 'shown: nothing changed' };
  },
  async 'company.approve-change'(site, staff) {
    const { companyId, about } = await changeAsked(site, staff);
    const taken = ['shared phone'];
    only(await decideChange(site, staff, { ...about, decision: 'approve', taken, reason: '' }), 'decided');
    const after = { state: 'approved', company: companyId, fields: taken };
    return { before: { state: 'waiting' }, after };
  },
  async 'company.refuse-change'(site, staff) {
    const { companyId, about } = await changeAsked(site, staff);
    const refused = { ...about, decision: 'refuse' as const, taken: [], reason: 'It is not its number' };
    only(await decideChange(site, staff, refused), 'decided');
    return { before: { state: 'waiting' }, after: { state: 'refused', company: companyId, fields: [] } };
  },
};
