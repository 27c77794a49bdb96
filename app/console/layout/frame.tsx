import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { readAddress } from '#platform/i18n/address.ts';
import { SiteLink } from '#shell/link.tsx';
import { Logo } from '#ui/weave/logo.tsx';
import { type Area, areas, type ConsoleData } from './areas.ts';
import css from './frame.module.css';

/** The frame of every page of the console: skip link, bar with the parts, band, the page itself. */
export function Frame({ name, areas: open, children }: ConsoleData & { children: ReactNode }) {
  const { t } = useLingui();
  const { path } = readAddress(useLocation().pathname);
  const names = useAreaNames();
  return (
    <div className={css.console}>
      <a href="#main" className={css.skip}>{t`Skip to the content`}</a>
      <header className={css.bar}>
        <SiteLink to="/console/" className={css.brand}>
          <Logo />
          {t`Expo console`}
        </SiteLink>
        {open.length > 0 && (
          <nav aria-label={t`Parts of the console`}>
            <ul role="list" className={css.areas}>
              {areas
                .filter(({ area }) => open.includes(area))
                .map(({ area, path: to }) => (
                  <li key={area}>
                    <SiteLink to={to} aria-current={path.startsWith(to.replace(/\/$/, '')) ? 'true' : undefined}>
                      {names[area]}
                    </SiteLink>
                  </li>
                ))}
            </ul>
          </nav>
        )}
        {name && (
          <SiteLink to="/console/account/" className={css.me}>
            {name}
          </SiteLink>
        )}
      </header>
      <div className={css.band} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}

function useAreaNames(): Record<Area, string> {
  const { t } = useLingui();
  return { staff: t`Staff`, log: t`Log` };
}
