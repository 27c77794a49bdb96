import { useLingui } from '@lingui/react/macro';
import type { KnownMember } from '#shell/account/known-member.ts';
import { SiteLink } from '#shell/link.tsx';
import css from './account-link.module.css';

interface AccountLinkProps {
  known: KnownMember | 'nobody' | undefined;
  className: string | undefined;
}

/**
 * The way to the account. The page is cached and says the same to everybody; once it is awake a member's own name, where
 * they have given one, and the login where nobody is logged in. `/account/` itself asks for the login where needed.
 */
export function AccountLink({ known, className }: AccountLinkProps) {
  const { t } = useLingui();
  if (known === 'nobody') {
    return (
      <SiteLink to="/login/" className={className}>
        <span className={css.name}>{t`Log in`}</span>
      </SiteLink>
    );
  }
  const name = known?.name || t`My account`;
  const own = known?.name ? t`My account: ${name}` : undefined;
  return (
    <SiteLink to="/account/" className={className} aria-label={own} title={own}>
      <span className={css.name}>
        {known?.avatar && <img src={known.avatar} alt="" width={24} height={24} className={css.avatar} />}
        {name}
      </span>
    </SiteLink>
  );
}
