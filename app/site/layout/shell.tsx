import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useActiveSection } from '#shell/sections/use-active-section.ts';
import { bareShell, type ShellData } from '#shell/shell-data.ts';
import { BackToTop } from '../footer/back-to-top.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import css from './shell.module.css';

/** The frame of every page: skip link, top bar and menu, the page itself, footer. */
export function Shell({ shell = bareShell, children }: { shell: ShellData | undefined; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <a href="#main" className={css.skip}>{t`Skip to the content`}</a>
      <Header shell={shell} active={useActiveSection()} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server of escaped words (noticeMarkup) */}
      <div className={css.notices} dangerouslySetInnerHTML={{ __html: shell.notices }} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer shell={shell} />
      <BackToTop />
    </>
  );
}
