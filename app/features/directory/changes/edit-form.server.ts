import { data } from 'react-router';
import { keptForm, type Member, memberOrLogin } from '#features/accounts/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { namedCompanies } from '../claims/claimed-company.server.ts';
import { editCompanyHref } from '../claims/claims.ts';
import { type CompanyKind, readCompanyId } from '../directory.ts';
import { formFields } from './changeable.server.ts';
import { type OwnEntry, ownEntry, withColleagues } from './own-change.server.ts';
import { sendChange, takeChangeBack } from './send-change.server.ts';
import { readTyped, type TypedCompany, typedOf } from './typed-company.server.ts';

/** What became of the form of the page before. */
const said = ['sent', 'back'] as const;

interface Opened {
  member: Member;
  id: number;
  entry: OwnEntry;
}

/** A company of whoever asks. @throws a redirect to the login; 404 where it is not theirs, or readers see it no longer */
async function openEntry(request: Request, site: SiteContext, named: string | undefined): Promise<Opened> {
  const member = await memberOrLogin(request, site);
  const id = readCompanyId(named ?? null);
  const entry = id === undefined ? undefined : await ownEntry(site, member, id);
  if (id === undefined || !entry) throw new Refusal(404);
  return { member, id, entry };
}

/** All that the page shows: what readers see with what waits laid over it, and what became of what was asked last. */
export async function editPage(request: Request, site: SiteContext, named: string | undefined) {
  const { member, id, entry } = await openEntry(request, site, named);
  const { kind, fields, version, last } = entry;
  const company = (await namedCompanies(site.db, [id], site.locale)).get(id);
  if (!company) throw new Refusal(404);
  const kept = await keptForm(request, site, member);
  const query = new URL(request.url).searchParams;
  return {
    company,
    fields: formFields(kind, site.locale),
    typed: kept ? typedAgain(kind, kept.fields) : typedOf(kind, fields),
    version: kept ? Number(kept.fields.get('version')) || 0 : version,
    last,
    kept: kept && { hadFiles: false },
    said: said.find((each) => query.has(each)),
  };
}

function typedAgain(kind: CompanyKind, fields: URLSearchParams): TypedCompany {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readTyped(kind, form);
}

/** What is shown again of a form that was not taken. */
export interface EditRefused {
  typed: TypedCompany;
  /** By the names of controls. */
  errors: Record<string, string>;
  /** Why nothing was sent, where no field is at fault. */
  why?: 'nothing' | 'changed' | 'too-often';
}

/** Sends what is to be changed, or takes back what waits. */
export async function takeEdit(request: Request, site: SiteContext, named: string | undefined) {
  const { member, id, entry } = await openEntry(request, site, named);
  const form = await formOf(request);
  const version = versionIn(form);
  const typed = readTyped(entry.kind, form);
  if (form.get('do') === 'back') {
    const isBack = await takeChangeBack(site, member, { companyId: id, version });
    return isBack ? seeOther(site, `${editCompanyHref(id)}?back`) : refused(409, { typed, why: 'changed' });
  }
  const sent = await sendChange(site, member, { companyId: id, kind: entry.kind, typed, version });
  switch (sent.outcome) {
    case 'sent':
      return seeOther(site, `${editCompanyHref(id)}?sent`);
    case 'invalid':
      return refused(422, { typed, errors: sent.errors });
    case 'nothing':
      return refused(422, { typed, why: 'nothing' });
    case 'changed':
      return refused(409, { typed: await withColleagues(site, member, { companyId: id, typed }), why: 'changed' });
    case 'too-often':
      return refused(429, { typed, why: 'too-often' }, { 'Retry-After': String(sent.retryAfter) });
    case 'missing':
      throw new Refusal(404);
  }
}

/** Of the request that the form was made for; 0 where there was none. */
function versionIn(form: FormData): number {
  const typed = String(form.get('version') ?? '');
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

function refused(
  status: number,
  answer: Omit<EditRefused, 'errors'> & Partial<EditRefused>,
  headers: HeadersInit = {},
) {
  return data<EditRefused>({ errors: {}, ...answer }, { status, headers });
}
