import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { fieldsIn, valuesIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { tellApart, tellTogether } from '../alike/apart.server.ts';
import { companiesPath, companyPath, pairPath } from '../company-path.ts';
import type { TakenPart } from '../merging/merge-answers.ts';
import { mergeCompanies } from '../merging/merge-companies.server.ts';
import { idsOfPair } from './read-pair.server.ts';

/** What the page says after a form that merged nothing. */
export interface PairRefused {
  /** What was chosen: the number of the company that was to stay, and what was to be taken over. */
  stays: string;
  taken: string[];
  why: 'choose' | 'gone' | 'changed' | 'unseen' | 'twoHalls' | 'refused';
  /** Halls in which they stand. */
  halls: string[];
}

/** Does what the pressed button says: makes the two one, or says that they are two. @throws 403, 404; 400 for a button that there is not */
export async function doWithPair(request: Request, site: SiteContext) {
  const { staff } = await staffPage(request, site, 'write');
  const ids = idsOfPair(new URL(request.url));
  const form = await formOf(request);
  switch (form.get('act')) {
    case 'apart':
      await tellApart(site, staff, ids);
      return seeOther(site, `${companiesPath()}?done=apart`);
    case 'together':
      await tellTogether(site, staff, ids);
      return seeOther(site, pairPath(...ids));
    case 'merge':
      return merge(request, site, form);
    default:
      throw new Refusal(400);
  }
}

async function merge(request: Request, site: SiteContext, form: FormData) {
  const { staff } = await staffPage(request, site, 'write');
  const ids = idsOfPair(new URL(request.url));
  const { stays, version } = fieldsIn(form, ['stays', 'version'], 100);
  const taken = valuesIn(form, 'take').slice(0, 100);
  const winnerId = ids.find((id) => String(id) === stays);
  const loserId = ids.find((id) => id !== winnerId);
  const refused = (why: PairRefused['why'], halls: string[] = []) =>
    data<PairRefused>({ stays, taken, why, halls }, { status: why === 'choose' ? 422 : 409 });
  if (winnerId === undefined || loserId === undefined) return refused('choose');
  const merged = await mergeCompanies(site, staff, { loserId, winnerId, taken: taken.filter(isPart), version });
  if (merged.outcome === 'merged') return seeOther(site, companyPath(winnerId, 'merged'));
  return refused(merged.outcome, merged.outcome === 'twoHalls' ? merged.halls : []);
}

const isPart = (name: string): name is TakenPart => isLocale(name) || /^shared \w+$/.test(name);
