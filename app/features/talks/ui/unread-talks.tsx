import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import section from '#features/accounts/ui/account-section.module.css';
import { SiteLink } from '#shell/link.tsx';
import { talkHref } from '../talks.ts';
import type { UnreadTalk } from '../thread/member-overview.server.ts';

/** So many of them are shown; the list has all. */
const shown = 5;

/** The negotiations in which something is unread, each with how much. */
export function UnreadTalks({ talks }: { talks: readonly UnreadTalk[] }) {
  const { t } = useLingui();
  const unreadOf = (unread: number) => t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`;
  return (
    <section className={section.section} aria-labelledby="talks">
      <h2 id="talks">{t`New in your negotiations`}</h2>
      <ul role="list" className={section.rows}>
        {talks.slice(0, shown).map(({ key, unread, project, other }) => (
          <li key={key}>
            <span className={section.words}>
              <SiteLink to={`${talkHref(key)}#latest`}>
                <span lang={project?.lang}>{project?.name ?? t`A project that no longer exists`}</span>
              </SiteLink>
              {other && <> · {other}</>}
            </span>
            <b>{unreadOf(unread)}</b>
          </li>
        ))}
      </ul>
      {talks.length > shown && <SiteLink to="/account/negotiations">{t`All my negotiations`}</SiteLink>}
    </section>
  );
}
