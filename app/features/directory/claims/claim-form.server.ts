import { data } from 'react-router';
import {
  dropStep,
  keepStep,
  keptForm,
  knownOnlyOf,
  type Member,
  memberOrLogin,
  readStep,
} from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { unitsFor } from '#platform/i18n/graphemes.ts';
import { readCompanyId } from '../directory.ts';
import { askStaffForCompany, claimByCode, sendClaimCode } from './claim-company.server.ts';
import { companyToClaim, type NamedCompany, type OnFile } from './claimed-company.server.ts';
import { claimHref, noteMost, ownCompanyHref } from './claims.ts';
import { standingClaim } from './own-companies.server.ts';

/** What was wrong with a form of this page. */
export type ClaimProblem =
  | { at: 'code'; is: 'missing' | 'wrong' }
  /** Of asking for a code; `wait`: minutes until it may be tried again. */
  | { at: 'send'; is: 'too-often' | 'no-channel'; wait: number }
  | { at: 'note'; is: 'missing' | 'too-long' }
  | { at: 'page'; is: 'too-many' | 'too-often' | 'standing' };

interface Asked {
  member: Member;
  company: NamedCompany;
  onFile: OnFile | undefined;
}

/** Who asks, and for which company (`?company=`). @throws a redirect to the login; 404 where readers see no such company */
async function asked(request: Request, site: SiteContext, keeps = true): Promise<Asked> {
  const member = await memberOrLogin(request, site, { keeps });
  const id = readCompanyId(new URL(request.url).searchParams.get('company'));
  const found = id === undefined ? undefined : await companyToClaim(site, id);
  if (!found) throw new Refusal(404);
  return { member, ...found };
}

/** What the page shows: the company, where its code would go or has gone, and what a member may do. */
export async function claimPage(request: Request, site: SiteContext) {
  const { member, company, onFile } = await asked(request, site);
  const standing = await standingClaim(site.db, { memberId: member.id, companyId: company.id });
  if (standing?.state === 'granted') throw seeOther(site, ownCompanyHref);
  const kept = await keptForm(request, site, member);
  const step = new URL(request.url).searchParams.has('code') ? stepOf(request, site, company.id) : undefined;
  return {
    company,
    onFile: onFile && { shown: onFile.shown, channel: onFile.to.channel },
    sent: step && { knownOnly: step.knownOnly },
    isWaiting: standing?.state === 'waiting',
    noteMost,
    kept: kept && { hadFiles: false, note: kept.fields.get('note') ?? '' },
  };
}

/** What was kept of a code that has gone to the address of this company. */
function stepOf(request: Request, site: SiteContext, companyId: number) {
  const step = readStep(request, site, 'company');
  return step.company === companyId && step.to ? { ...step, to: step.to } : undefined;
}

/** Sends a code, takes one, or asks staff: whatever the pressed button says. */
export async function takeClaim(request: Request, site: SiteContext) {
  const hasCode = new URL(request.url).searchParams.has('code');
  const claim = await asked(request, site, !hasCode);
  const typed = await fieldsOf(request, ['do', 'code', 'note'], unitsFor(noteMost) + 1);
  // Of the page that asks for the code: refused, it goes on asking for the one that was sent.
  if (typed.do === 'send') return send(request, site, claim);
  if (hasCode) return typeCode(request, site, claim, typed.code);
  switch (typed.do) {
    case 'ask':
      return askStaff(site, claim, typed.note);
    default:
      throw new Refusal(400);
  }
}

async function send(request: Request, site: SiteContext, { member, company, onFile }: Asked) {
  if (!onFile) return refused({ at: 'send', is: 'no-channel', wait: 0 });
  const { to } = onFile;
  const instead = stepOf(request, site, company.id)?.codeId;
  const sent = await sendClaimCode(site, member, { to, request, instead });
  switch (sent.outcome) {
    case 'sent':
    case 'known-only': {
      const { codeId } = sent;
      const knownOnly = sent.outcome === 'sent' ? undefined : knownOnlyOf(sent);
      const kept = keepStep(site, 'company', { to, codeId, knownOnly, company: company.id });
      return seeOther(site, `${claimHref(company.id)}&code`, new Headers({ 'Set-Cookie': kept }));
    }
    case 'texts-spent':
    case 'no-channel':
      return refused({ at: 'send', is: 'no-channel', wait: 0 });
    default:
      return refused(
        { at: 'send', is: 'too-often', wait: Math.ceil(sent.retryAfter / 60) },
        { retryAfter: sent.retryAfter },
      );
  }
}

async function typeCode(request: Request, site: SiteContext, { member, company }: Asked, code: string) {
  const step = stepOf(request, site, company.id);
  if (!step) return seeOther(site, claimHref(company.id));
  if (code === '') return refused({ at: 'code', is: 'missing' });
  const { to, codeId } = step;
  const typed = code.replaceAll(/[\p{Pd}\s]/gu, '');
  const claimed = await claimByCode(site, member, { companyId: company.id, to, codeId, code: typed });
  switch (claimed.outcome) {
    case 'granted':
      noteSecurity(site, 'credentials', {
        what: 'company claimed',
        member: pseudonym(site.settings, `member ${member.id}`),
      });
      return seeOther(site, `${ownCompanyHref}?done=granted`, new Headers({ 'Set-Cookie': dropStep(site, 'company') }));
    case 'missing':
      throw new Refusal(404);
    case 'too-many':
      return refused({ at: 'page', is: 'too-many' });
    case 'wrong':
      return refused({ at: 'code', is: 'wrong' });
  }
}

async function askStaff(site: SiteContext, { member, company }: Asked, note: string) {
  const asking = await askStaffForCompany(site, member, { companyId: company.id, note });
  switch (asking.outcome) {
    case 'asked':
      return seeOther(site, `${ownCompanyHref}?done=asked`);
    case 'missing':
      throw new Refusal(404);
    case 'wrong-note':
      return refused({ at: 'note', is: asking.problem }, { note });
    case 'too-often':
      return refused({ at: 'page', is: 'too-often' }, { note, retryAfter: asking.retryAfter });
    default:
      return refused({ at: 'page', is: asking.outcome }, { note });
  }
}

function refused(problem: ClaimProblem, { note = '', retryAfter = 0 } = {}) {
  const isConflict = problem.is === 'too-many' || problem.is === 'standing';
  const status = retryAfter > 0 ? 429 : isConflict ? 409 : 422;
  const headers: HeadersInit = retryAfter > 0 ? { 'Retry-After': String(retryAfter) } : {};
  return data({ problem, note }, { status, headers });
}
