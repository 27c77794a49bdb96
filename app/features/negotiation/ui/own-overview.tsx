import { useLingui } from '@lingui/react/macro';
import section from '#features/accounts/ui/account-section.module.css';
import { SiteLink } from '#shell/link.tsx';
import type { AlertLine, OwnProjectLine } from '../member-overview.server.ts';
import { useProjectWords } from './use-project-words.ts';
import { useSearchWords } from './use-search-words.ts';

/** So many of each are shown; their own pages have all. */
const shown = 5;

/** A member's projects with their states, and what the expo has said of one that came back. */
export function OwnProjects({ projects }: { projects: readonly OwnProjectLine[] }) {
  const { t } = useLingui();
  const { statusName } = useProjectWords();
  return (
    <section className={section.section} aria-labelledby="own-projects">
      <h2 id="own-projects">{t`Your projects`}</h2>
      <ul role="list" className={section.rows}>
        {projects.slice(0, shown).map(({ id, name, lang, status, note }) => (
          <li key={id}>
            <span className={section.words} lang={lang}>
              {name || t`Untitled`}
            </span>
            <b>{statusName(status)}</b>
            {note && <p className={section.soft}>{note}</p>}
          </li>
        ))}
      </ul>
      <SiteLink to="/account/projects">{t`Manage my projects`}</SiteLink>
    </section>
  );
}

/** The searches whose new projects a member is told of: each leads to what it finds now. */
export function OwnAlerts({ alerts }: { alerts: readonly AlertLine[] }) {
  const { t } = useLingui();
  const wordsOf = useSearchWords();
  return (
    <section className={section.section} aria-labelledby="alerts">
      <h2 id="alerts">{t`Your alerts`}</h2>
      <ul role="list" className={section.rows}>
        {alerts.slice(0, shown).map(({ key, href, named }) => (
          <li key={key}>
            <SiteLink to={href}>{wordsOf(named)}</SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink to="/account/collection">{t`Manage my alerts`}</SiteLink>
    </section>
  );
}
