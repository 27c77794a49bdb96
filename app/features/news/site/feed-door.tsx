import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import css from './feed-door.module.css';

/** The way to the news' feed, for those who read it elsewhere. */
export function FeedDoor() {
  const { t } = useLingui();
  return (
    <SiteLink to="/news/rss.xml" reloads className={css.door}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 8a6 6 0 0 1 6 6M2 3a11 11 0 0 1 11 11" />
        <circle cx="3.5" cy="12.5" r="1.5" />
      </svg>
      {t`RSS feed`}
    </SiteLink>
  );
}
