import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { memberOrLogin, withinLimit } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#site/account/account-page.tsx';
import { SiteLink } from '#site/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { cancelCollection, collectProject, isCollected } from '../collect-project.server.ts';
import { readProjectId } from '../negotiation.ts';
import { presentCard } from '../present.ts';
import { readProject } from '../queries.server.ts';
import { refusalMessages } from '../refusal-messages.ts';
import { ProjectRow } from '../ui/project-row.tsx';

export const headers = personalHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const id = readProjectId(params.id);
  const row = id === undefined ? undefined : await readProject(site.db, id, site.locale);
  if (!row) throw data(null, { status: 404 });
  return {
    project: presentCard(row, site.locale),
    isOwn: row.ownerId === member.id,
    collected: await isCollected(site, member.id, row.id),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const id = readProjectId(params.id);
  const { do: wish } = await fieldsOf(request, ['do']);
  if (id === undefined) throw data(null, { status: 404 });
  const permit = await withinLimit(site, 'project', `member ${member.id}`);
  const cancels = wish === 'cancel';
  if (!permit.allowed) {
    const headers = { 'Retry-After': String(permit.retryAfter) };
    return data(
      { refusal: cancels ? ('cancel-failed' as const) : ('collect-failed' as const) },
      { status: 429, headers },
    );
  }
  if (cancels) {
    await cancelCollection(site, member.id, id);
    return seeOther(site, '/account/collection');
  }
  const collected = await collectProject(site, member.id, id);
  if (collected === 'own') return data({ refusal: 'own' as const }, { status: 403 });
  if (collected === 'missing') throw data(null, { status: 404 });
  return seeOther(site, '/account/collection');
}

/** Puts a project into one's collection, or takes it out. */
export default function CollectPage() {
  const { t, i18n } = useLingui();
  const { project, isOwn, collected } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const refusal = typeof answer === 'object' ? answer.refusal : isOwn ? 'own' : undefined;
  const said = refusal && i18n._(refusalMessages[refusal]);
  return (
    <AccountPage part="collection" title={t`Collect a project`} wrong={said ? [{ id: 'collect', text: said }] : []}>
      <ProjectRow project={project} headingLevel={2} />
      {!isOwn && (
        <div id="collect">
          <PostForm action={`/negotiation/collect/${project.id}`}>
            {collected ? (
              <button
                type="submit"
                name="do"
                value="cancel"
                className={button.secondary}
              >{t`Take it out of my collection`}</button>
            ) : (
              <button
                type="submit"
                name="do"
                value="collect"
                className={button.primary}
              >{t`Put it into my collection`}</button>
            )}
          </PostForm>
        </div>
      )}
      <SiteLink to={project.href}>{t`Back to the project`}</SiteLink>
    </AccountPage>
  );
}
