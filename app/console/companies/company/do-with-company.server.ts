import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type NamedThing, namedThings } from '../../shown/named-things.server.ts';
import { companyPath } from '../company-path.ts';
import { unmergeCompanies } from '../merging/unmerge-companies.server.ts';
import { bringToEdition } from './bring-to-edition.server.ts';
import { openCompany } from './read-company.server.ts';

/** What the page says after a form that changed nothing. */
export type CompanyRefused =
  | { act: 'bring'; why: 'there' | 'unknown' | 'refused' }
  | { act: 'undo'; why: 'gone' }
  /** Something was built on the merge since: these things, or a plan of a hall. */
  | { act: 'undo'; why: 'built'; things: NamedThing[]; plan: boolean };

/** Does what the pressed button says. @throws 403, 404; 400 for a button that there is not */
export async function doWithCompany(request: Request, site: SiteContext, id: string | undefined) {
  const { staff } = await staffPage(request, site, 'write');
  const { kind, thing } = await openCompany(site.db, id);
  const form = await formOf(request);
  const { edition, merge } = fieldsIn(form, ['edition', 'merge'], 20);
  const refused = (status: number, answer: CompanyRefused) => data(answer, { status });
  switch (form.get('act')) {
    case 'bring': {
      const { outcome } = await bringToEdition(site, staff, { kind, thingId: thing.id, edition });
      if (outcome === 'brought') return seeOther(site, companyPath(thing.id, 'brought'));
      return refused(outcome === 'unknown' ? 422 : 409, { act: 'bring', why: outcome });
    }
    case 'undo': {
      const undone = await unmergeCompanies(site, staff, /^\d{1,15}$/.test(merge) ? Number(merge) : 0);
      if (undone.outcome === 'unmerged') return seeOther(site, companyPath(thing.id, 'unmerged'));
      if (undone.outcome === 'gone') return refused(409, { act: 'undo', why: 'gone' });
      const names = await namedThings(site.db, undone.things, site.locale);
      return refused(409, { act: 'undo', why: 'built', things: [...names.values()], plan: undone.plan });
    }
    default:
      throw new Refusal(400);
  }
}
