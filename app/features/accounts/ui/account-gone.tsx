import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { LoginPage } from './login-page.tsx';

/** The end of deleting an account. */
export function AccountGone() {
  const { t } = useLingui();
  return (
    <LoginPage title={t`Your account has been deleted`}>
      <p>{t`You have been logged out on all devices. You can create a new account at any time.`}</p>
      <SiteLink to="/" className={button.primary}>{t`Home page`}</SiteLink>
    </LoginPage>
  );
}
