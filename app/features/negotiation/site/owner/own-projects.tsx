import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { memberOrLogin, withinLimit } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { useAnswer } from '#ui/form/use-answer.ts';
import { negotiationLimits } from '../../limits.server.ts';
import { readProjectId } from '../../negotiation.ts';
import { changeOwnProject } from '../../owner/change-own-project.server.ts';
import { presentOwnProjects } from '../../owner/present-own.server.ts';
import { refusalMessages } from '../../refusal-messages.ts';
import type { Route } from './+types/own-projects.ts';
import { DeleteDraft, OwnProjectRow } from './own-project-row.tsx';
import css from './project-form.module.css';

export const headers = personalHeaders;

/** What a form may have done that leads here. */
const doings = ['waiting', 'published', 'moved', 'deleted'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const { searchParams } = new URL(request.url);
  return {
    projects: await presentOwnProjects(site, member.id),
    done: doings.find((each) => each === searchParams.get('done')),
    deleting: readProjectId(searchParams.get('delete') ?? ''),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const { projectId, to } = await fieldsOf(request, ['projectId', 'to']);
  const id = readProjectId(projectId);
  if (id === undefined) throw new Refusal(404);
  const permit = await withinLimit(site, negotiationLimits.project, `member ${member.id}`);
  if (!permit.allowed) {
    return data(
      { refusal: 'too-often' as const },
      { status: 429, headers: { 'Retry-After': String(permit.retryAfter) } },
    );
  }
  const changed = await changeOwnProject(site, member, { projectId: id, to });
  if ('refusal' in changed) return data(changed, { status: changed.refusal === 'forbidden' ? 403 : 409 });
  return seeOther(site, changed.href);
}

/** The projects of a member, in every state, and what can be done with each. */
export default function OwnProjectsPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { projects, done, deleting } = loaderData;
  const answer = useAnswer<typeof action>();
  const refusal = typeof answer === 'object' ? answer.refusal : undefined;
  const tooOften = t`Too many requests. Please try again later.`;
  const said = refusal && (refusal === 'too-often' ? tooOften : i18n._(refusalMessages[refusal]));
  const doneWords = {
    waiting: t`Submitted. We will let you know as soon as the project has been reviewed.`,
    published: t`Published: everyone can now see the project.`,
    moved: t`The project’s status has changed.`,
    deleted: t`Draft deleted.`,
  };
  const draft = projects.find(({ id, canDelete }) => id === deleting && canDelete);
  return (
    <AccountPage part="projects" title={t`My projects`} wrong={said ? [{ id: 'projects', text: said }] : []}>
      {done && !refusal && (
        <p className={css.said} role="status">
          {doneWords[done]}
        </p>
      )}
      {draft && <DeleteDraft project={draft} />}
      <SiteLink to="/negotiation/publish" className={button.primary}>{t`Publish a project`}</SiteLink>
      {projects.length === 0 ? (
        <p id="projects">{t`You have no projects yet.`}</p>
      ) : (
        <ul role="list" id="projects" className={css.rows}>
          {projects.map((project) => (
            <li key={project.id}>
              <OwnProjectRow project={project} />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
