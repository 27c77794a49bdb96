import { data } from 'react-router';
import { type Staff, staffPage } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { inboxHref } from '#platform/feature/inbox.ts';
import { goOnHref, readBeside } from '#platform/feature/inbox-line.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { unitsFor } from '#platform/i18n/graphemes.ts';
import { claimReasonMost } from '../claims/claims.ts';
import { claimsQueue } from '../claims/claims-queue.server.ts';
import { type Decision, decideClaim } from '../claims/decide-claim.server.ts';
import { type ReadClaim, readClaim } from '../claims/read-claim.server.ts';
import { revealClaimant } from '../claims/reveal-claimant.server.ts';
import { reasonWords } from './reason-words.server.ts';

/** The claim that an address names, for whoever may decide on it. @throws 404 */
async function claimOf(request: Request, site: SiteContext, id: string | undefined) {
  const { staff } = await staffPage(request, site, 'write');
  const claim = id && /^[1-9]\d{0,14}$/.test(id) ? await readClaim(site, Number(id)) : undefined;
  if (!claim) throw new Refusal(404);
  return { staff, claim };
}

/** All that the page shows: who asks for which company, and what else waits. */
export async function claimPage(request: Request, site: SiteContext, id: string | undefined) {
  const { claim } = await claimOf(request, site, id);
  const { since, ...shown } = claim;
  return {
    claim: { ...shown, at: venueIso(since) },
    most: claimReasonMost,
    beside: await readBeside(site, claimsQueue, claim.state === 'waiting' ? claim : undefined),
  };
}

interface Typed {
  reason: string;
  why: string;
}

/** Does what the pressed button says: grants, refuses, ends, or shows how the member is reached. */
export async function takeDecision(request: Request, site: SiteContext, id: string | undefined) {
  const { staff, claim } = await claimOf(request, site, id);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, unitsFor(claimReasonMost) + 1);
  const typed = { reason: text('reason'), why: text('why') };
  switch (form.get('act')) {
    case 'grant':
      return decide(site, staff, claim, { typed, decision: 'grant' });
    case 'refuse':
      return decide(site, staff, claim, { typed, decision: 'refuse' });
    case 'end':
      return decide(site, staff, claim, { typed, decision: 'end' });
    case 'reveal':
      return reveal(site, staff, claim, typed);
    default:
      throw new Refusal(400);
  }
}

const nothing = { errors: {}, notTaken: undefined, addresses: undefined, wait: 0 };

interface Deciding {
  typed: Typed;
  decision: Decision['decision'];
}

async function decide(site: SiteContext, staff: Staff, claim: ReadClaim, { typed, decision }: Deciding) {
  const decided = await decideClaim(site, staff, { id: claim.id, decision, reason: typed.reason });
  switch (decided.outcome) {
    case 'decided': {
      if (decision === 'end') return seeOther(site, `${inboxHref('claims', claim.id)}?decided=decided`);
      return seeOther(site, await goOnHref(site, claimsQueue, claim, decision === 'grant' ? 'approved' : 'refused'));
    }
    case 'wrong-reason': {
      const errors = { reason: reasonWords(i18nFor(site.locale), 'decision', decided.problem) };
      return data({ ...nothing, typed, errors }, { status: 422 });
    }
    case 'not-now':
      return data({ ...nothing, typed, notTaken: 'decided' as const }, { status: 409 });
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
  }
}

async function reveal(site: SiteContext, staff: Staff, { id }: ReadClaim, typed: Typed) {
  const shown = await revealClaimant(site, staff, { id, reason: typed.why });
  switch (shown.outcome) {
    case 'revealed':
      noteSecurity(site, 'reveal', { staff: staff.id, what: 'who asks for a company', ids: String(id) });
      return data({ ...nothing, typed, addresses: shown.addresses });
    case 'wrong-reason': {
      const errors = { why: reasonWords(i18nFor(site.locale), 'reveal', shown.problem) };
      return data({ ...nothing, typed, errors }, { status: 422 });
    }
    case 'too-often': {
      const headers = { 'Retry-After': String(shown.retryAfter) };
      return data({ ...nothing, typed, wait: Math.ceil(shown.retryAfter / 60) }, { status: 429, headers });
    }
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
  }
}
