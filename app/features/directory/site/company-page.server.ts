import { redirect } from 'react-router';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { type Company, type CompanyKind, companyHref, readCompanyId } from '../directory.ts';
import { mergedInto } from '../merged/merged-into.server.ts';
import { readCompany } from '../queries.server.ts';

/**
 * The company that an address names by `?id=`.
 * @param hrefOf the page of that company that is asked for; left out, its first
 * @throws 404 where there is none of that kind; 301 where it has become another one, to the same page of that
 */
export async function companyOf(
  { db, locale }: SiteContext,
  kind: CompanyKind,
  request: Request,
  hrefOf: (id: number) => string = (id) => companyHref(kind, id),
): Promise<Company> {
  const id = readCompanyId(new URL(request.url).searchParams.get('id'));
  if (id === undefined) throw new Refusal(404);
  const found = await readCompany(db, { kind, id, locale });
  if (!found) throw await ledOn({ db, locale }, { kind, id }, hrefOf);
  return found.company;
}

/** Where a page of a company leads that readers no longer see. @throws 404 where it has become no other one */
export async function ledOn(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  company: { kind: CompanyKind; id: number },
  hrefOf: (id: number) => string,
): Promise<Response> {
  const now = await mergedInto(db, company);
  if (now === undefined) throw new Refusal(404);
  return redirect(localHref(locale, hrefOf(now)), 301);
}
