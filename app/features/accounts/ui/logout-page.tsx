import { useLingui } from '@lingui/react/macro';
import { forgetMemberHere } from '#shell/account/known-member.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { LoginPage } from './login-page.tsx';

/** Asks a member whether to log out, and says so afterwards. */
export function LogoutPage({ member }: { member: boolean }) {
  const { t } = useLingui();
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
    <LoginPage title={t`Are you sure you want to log out?`}>
      <p>{t`Reservations made in this browser will no longer be shown here. They remain valid: find them again with your phone number or e-mail address.`}</p>
      <PostForm action="/logout/" onSubmit={forgetMemberHere}>
        <div className={form.actions}>
          <button type="submit" className={button.primary}>{t`Log out`}</button>
          <SiteLink to="/account/" className={button.secondary}>{t`Stay logged in`}</SiteLink>
        </div>
      </PostForm>
    </LoginPage>
  );
}
