import { useLingui } from '@lingui/react/macro';
import { data, useLoaderData } from 'react-router';
import { memberOrLogin, withinLimit } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { cancelCollection, collectProject, isCollected } from '../../collection/collect-project.server.ts';
import { presentCard } from '../../library/present.ts';
import { readProject } from '../../library/queries.server.ts';
import { negotiationLimits } from '../../limits.server.ts';
import { readProjectId } from '../../negotiation.ts';
import { refusalMessages } from '../../refusal-messages.ts';
import { ProjectRow } from '../../ui/project-row.tsx';
import type { Route } from './+types/collect.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const id = readProjectId(params.id);
  const row = id === undefined ? undefined : await readProject(site.db, id, site.locale);
  if (!row) throw new Refusal(404);
  return {
    project: presentCard(row, site.locale),
    isOwn: row.ownerId === member.id,
    collected: await isCollected(site, member.id, row.id),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const id = readProjectId(params.id);
  const { do: wish } = await fieldsOf(request, ['do']);
  if (id === undefined) throw new Refusal(404);
  const permit = await withinLimit(site, negotiationLimits.project, `member ${member.id}`);
  const cancels = wish === 'cancel';
  if (!permit.allowed) {
    const headers = { 'Retry-After': String(permit.retryAfter) };
    const refusal = cancels ? 'cancel-too-often' : 'collect-too-often';
    return refused(refusal, 429, { wait: Math.ceil(permit.retryAfter / 60), headers });
  }
  const done = cancels ? await cancelCollection(site, member.id, id) : await collectProject(site, member.id, id);
  switch (done) {
    case 'own':
      return refused('own', 403);
    case 'missing':
      throw new Refusal(404);
    default:
      return seeOther(site, `/account/collection?done=${done}`);
  }
}

type CollectRefusal = 'own' | 'collect-too-often' | 'cancel-too-often';

function refused(
  refusal: CollectRefusal,
  status: number,
  { wait = 0, headers = {} }: { wait?: number; headers?: HeadersInit } = {},
) {
  return data({ refusal, wait }, { status, headers });
}

/** Why nothing was done; undefined where it was. */
function useRefusal(): string | undefined {
  const { t, i18n } = useLingui();
  const { isOwn } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { refusal, wait } = typeof answer === 'object' ? answer : { refusal: isOwn ? 'own' : undefined, wait: 0 };
  switch (refusal) {
    case 'own':
      return i18n._(refusalMessages.own);
    case 'collect-too-often':
      return t`The project was not added to your collection: too many attempts. Please try again in ${wait} min.`;
    case 'cancel-too-often':
      return t`The project was not removed from your collection: too many attempts. Please try again in ${wait} min.`;
    default:
      return undefined;
  }
}

/** Puts a project into one's collection, or takes it out. */
export default function CollectPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { project, isOwn, collected } = loaderData;
  const said = useRefusal();
  const title = collected ? t`Collected project` : t`Add a project to your collection`;
  return (
    <AccountPage part="collection" title={title} wrong={said ? [{ id: 'collect', text: said }] : []}>
      <ProjectRow project={project} headingLevel={2} />
      {collected && <p>{t`This project is in your collection.`}</p>}
      {!isOwn && (
        <div id="collect">
          <PostForm action={`/negotiation/collect/${project.id}`}>
            {collected ? (
              <button
                type="submit"
                name="do"
                value="cancel"
                className={button.secondary}
              >{t`Remove from my collection`}</button>
            ) : (
              <button
                type="submit"
                name="do"
                value="collect"
                className={button.primary}
              >{t`Add to my collection`}</button>
            )}
          </PostForm>
        </div>
      )}
      <SiteLink to={project.href}>{t`Back to the project`}</SiteLink>
    </AccountPage>
  );
}
