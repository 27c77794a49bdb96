import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Company, type CompanyKind, readCompanyId } from '../directory.ts';
import { readCompany } from '../queries.server.ts';

/** The company that an address names by `?id=`. @throws 404 where there is none of that kind */
export async function companyOf({ db, locale }: SiteContext, kind: CompanyKind, request: Request): Promise<Company> {
  const id = readCompanyId(new URL(request.url).searchParams.get('id'));
  const found = id === undefined ? undefined : await readCompany(db, { kind, id, locale });
  if (!found) throw new Refusal(404);
  return found.company;
}
