import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import type { ShellNotice } from '#shell/shell-data.ts';
import css from './notice-bar.module.css';

/** What staff want every reader to see, above every page. */
export function NoticeBar({ notices }: { notices: readonly ShellNotice[] }) {
  const { t } = useLingui();
  if (notices.length === 0) return null;
  return (
    <section className={css.bar} aria-label={t`Notice bar`}>
      {notices.map(({ id, words, lang, isUrgent, link }) => (
        <p key={id} lang={lang} data-urgent={isUrgent || undefined}>
          {link ? link[0] === '/' ? <SiteLink to={link}>{words}</SiteLink> : <a href={link}>{words}</a> : words}
        </p>
      ))}
    </section>
  );
}
