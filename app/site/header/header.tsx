import { useLingui } from '@lingui/react/macro';
import type { Section } from '#platform/feature/page-route.ts';
import { LanguageBar } from '#shell/language-bar.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { ShellData } from '#shell/shell-data.ts';
import { Logo } from '#ui/weave/logo.tsx';
import { Menu } from '../menu/menu.tsx';
import { AccountLink } from './account-link.tsx';
import css from './header.module.css';
import { useKnownMember } from './use-known-member.ts';

interface HeaderProps {
  shell: ShellData;
  active: Section | undefined;
}

/** Top bar and menu of every page. */
export function Header({ shell, active }: HeaderProps) {
  const { t } = useLingui();
  const member = useKnownMember();
  return (
    <header className={css.header}>
      <div className={css.frame}>
        <div className={css.bar}>
          <SiteLink to="/" className={css.brand}>
            <Logo />
            <span className={css.name}>{t`China-Africa Economic and Trade Expo`}</span>
            <span className={css.seat}>{t`Every two years in Changsha, Hunan`}</span>
          </SiteLink>
          <AccountLink known={member} className={css.account} />
          <LanguageBar />
          <button type="button" popoverTarget="menu" className={css.burger}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path className={css.toOpen} d="M2 5h16M2 10h16M2 15h16" />
              <path className={css.toClose} d="M4 4l12 12M4 16L16 4" />
            </svg>
            <span>{t`Menu`}</span>
          </button>
        </div>
      </div>
      <div id="menu" popover="auto" className={css.menu}>
        <Menu shell={shell} active={active} />
        <AccountLink known={member} className={css.accountInMenu} />
      </div>
    </header>
  );
}
