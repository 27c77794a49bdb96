import { useLingui } from '@lingui/react/macro';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { stopAlerts } from '../../alerts/alerts.server.ts';
import { stopHref } from '../../alerts/alerts.ts';
import { memberOfStopLink } from '../../alerts/stop-link.server.ts';
import type { Route } from './+types/stop.ts';
import css from './alerts.module.css';

export const handle = { section: 'forum' } satisfies PageHandle;
export const headers = personalHeaders;

/** The link of a message: whoever has it may stop the messages, and needs no login for it. @throws 404 where it is none of ours */
function askedBy(request: Request, { settings }: SiteContext) {
  const query = new URL(request.url).searchParams;
  const token = query.get('of') ?? '';
  const member = memberOfStopLink(settings, token);
  if (member === undefined) throw new Refusal(404);
  return { token, member, isStopped: query.has('stopped') };
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { token, isStopped } = askedBy(request, siteOf(context));
  return { token, isStopped };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { token, member } = askedBy(request, site);
  await formOf(request);
  await stopAlerts(site.db, member);
  return seeOther(site, `${stopHref(token)}&stopped`);
}

/** One press ends all messages about the programme. A link alone does nothing: mail programs follow links by themselves. */
export default function StopPage({ loaderData: { token, isStopped } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Alerts about changes`;
  return (
    <>
      <PageHead title={title} unlisted />
      <meta name="referrer" content="same-origin" />
      <Banner section="forum" title={title} />
      <div className={css.page}>
        {isStopped ? (
          <p role="status">{t`You will receive no more messages about the programme.`}</p>
        ) : (
          <PostForm action={stopHref(token)}>
            <p>{t`We write to you when an event you selected changes.`}</p>
            <button type="submit" className={button.primary}>{t`Stop all messages`}</button>
          </PostForm>
        )}
        <SiteLink to="/forum/">{t`Programme`}</SiteLink>
      </div>
    </>
  );
}
