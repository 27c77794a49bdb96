import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { loginHref } from '#features/accounts/ui/login-href.ts';
import { readAddress } from '#platform/i18n/address.ts';
import type { KnownMember } from '#shell/account/known-member.ts';
import { SiteLink } from '#shell/link.tsx';
import css from './account-link.module.css';

interface AccountLinkProps {
  known: KnownMember | 'nobody' | undefined;
  className: string | undefined;
}

/**
 * The way to the account. The page is cached and says the same to everybody; once it is awake a member's own name, where
 * they have given one, and where nobody is logged in the login, which leads back to the page. `/account/` itself asks for the login
 * where needed.
 */
export function AccountLink({ known, className }: AccountLinkProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const isNobody = known === 'nobody';
  const member = isNobody ? undefined : known;
  const name = member?.name || (isNobody ? t`Log in` : t`My account`);
  const own = member?.name ? t`My account: ${name}` : undefined;
  return (
    <SiteLink
      to={isNobody ? loginHref(readAddress(pathname).path + search) : '/account/'}
      className={className}
      aria-label={own}
      title={own}
    >
      <span className={css.name}>
        {member?.avatar && <img src={member.avatar} alt="" width={24} height={24} className={css.avatar} />}
        {name}
      </span>
    </SiteLink>
  );
}
