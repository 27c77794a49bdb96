import { useLingui } from '@lingui/react/macro';
import { venueDay } from '#platform/clock/clock.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import { previewOf } from '../../owner/preview.server.ts';
import { ProjectArticle } from '../library/project-article.tsx';
import { ProjectFacts } from '../library/project-facts.tsx';
import type { Route } from './+types/preview.ts';
import { ownProjectOf } from './own-project.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { project } = await ownProjectOf(request, site, params.id);
  return { project: previewOf(project, site.locale, venueDay(site.clock.now())) };
}

/** A project as its page will be, for its owner. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { project } = loaderData;
  const { id } = project;
  return (
    <AccountPage part="projects" title={t`Preview of project no. ${id}`}>
      <p>{t`This is how the page will look. Your contact details will be masked for everyone except members.`}</p>
      <SiteLink to={`/negotiation/edit/${id}`}>{t`Back to the project`}</SiteLink>
      <ProjectArticle project={project} headingLevel={2} facts={<ProjectFacts project={project} desk={undefined} />} />
    </AccountPage>
  );
}
