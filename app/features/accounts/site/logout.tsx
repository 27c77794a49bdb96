import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { forgetMemberHere } from '#site/account/known-member.ts';
import { SiteLink } from '#site/link.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { dropSession, memberOf } from '../member-session.server.ts';
import { LoginPage } from '../ui/login-page.tsx';

export const headers = personalHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { member: (await memberOf(request, siteOf(context))) !== undefined };
}

/** Ends the session of this device. */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteOf(context);
  const cookie = await dropSession(site.db, site, request);
  return seeOther(site, '/logout/', new Headers({ 'Set-Cookie': cookie }));
}

/** Asks whether to log out (specification 4), and says so afterwards. */
export default function Logout() {
  const { t } = useLingui();
  const { member } = useLoaderData<typeof loader>();
  if (!member) {
    return (
      <LoginPage title={t`You are logged out`}>
        <div className={form.actions}>
          <SiteLink to="/" className={button.primary}>{t`Home page`}</SiteLink>
          <SiteLink to="/login/" className={button.secondary}>{t`Log in`}</SiteLink>
        </div>
      </LoginPage>
    );
  }
  return (
    <LoginPage title={t`Sure that you want to log out?`}>
      <PostForm action="/logout/" onSubmit={forgetMemberHere}>
        <div className={form.actions}>
          <button type="submit" className={button.primary}>{t`Log out`}</button>
          <SiteLink to="/account/" className={button.secondary}>{t`Stay`}</SiteLink>
        </div>
      </PostForm>
    </LoginPage>
  );
}
