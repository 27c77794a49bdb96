import { useLingui } from '@lingui/react/macro';
import { CompanyRow } from '#features/directory/ui/company-row.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import { companiesFor } from '../../counterparts/counterparts.server.ts';
import { nameOf } from '../../project/own-projects.server.ts';
import type { Route } from './+types/partners.ts';
import { FitWords } from './fit-words.tsx';
import { ownProjectOf } from './own-project.server.ts';
import css from './project-form.module.css';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { project } = await ownProjectOf(request, site, params.id);
  return {
    id: project.id,
    name: nameOf(project.sheet, site.locale).name,
    companies: await companiesFor(site, project),
  };
}

/** Companies of the directory that might fit a project, and why. */
export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id, name, companies } = loaderData;
  return (
    <AccountPage part="projects" title={t`Suggested partners for project no. ${id}`}>
      {companies.length === 0 ? (
        <p>{t`No company in the directory matches yet. The more detail the project has, the better the matches.`}</p>
      ) : (
        <>
          <p>{t`Companies in the directory, matched by industry, country and what they seek or exhibit.`}</p>
          <ul role="list" className={css.rows}>
            {companies.map(({ side: company, fit }) => (
              <li key={company.id}>
                <CompanyRow company={company} headingLevel={2} />
                <FitWords
                  fit={fit}
                  seeker={company.kind === 'buyer' ? 'they' : 'you'}
                  offer={company.kind === 'buyer' ? name : company.name}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <SiteLink to={`/negotiation/edit/${id}`}>{t`Back to the project`}</SiteLink>
    </AccountPage>
  );
}
