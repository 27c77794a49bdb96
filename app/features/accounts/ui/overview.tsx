import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberNews } from '#platform/feature/member-duties.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { type AccountPart, accountHref } from '#shell/account/account-parts.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { formatWeekday } from '#ui/dates/dates.ts';
import css from './account-section.module.css';

interface OverviewProps {
  news: MemberNews;
  /** They have just logged in. */
  welcome: boolean;
  /** Empty where they have not given one yet. */
  name: string;
}

/** What is new, first, and what can be done. */
export function Overview({ news, welcome, name }: OverviewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { unread = 0, visits = [], projects = {} } = news;
  const [next] = visits;
  const day = next ? formatWeekday(next, locale) : '';
  const own = Object.values(projects).reduce((sum, each) => sum + each, 0);
  const submitted = projects.submitted ?? 0;
  const rows: [AccountPart, string][] = [
    [
      'negotiations',
      unread > 0
        ? t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`
        : t`No unread messages in your negotiations`,
    ],
    [
      'projects',
      own > 0
        ? t`${plural(own, { one: 'You have # project', other: 'You have # projects' })}`
        : t`You have no projects yet`,
    ],
    ['reservations', next ? t`Your next visit: ${day}` : t`No visits reserved`],
  ];
  return (
    <AccountPage part="overview" title={name ? t`Welcome, ${name}` : t`My account`}>
      {welcome && (
        <p role="status">
          <b>{t`Login successful!`}</b>
        </p>
      )}
      {!name && (
        <p>
          <SiteLink to="/account/profile">{t`Choose the name others will see`}</SiteLink>
        </p>
      )}
      <section className={css.section} aria-labelledby="news">
        <h2 id="news">{t`What’s new`}</h2>
        <ul role="list" className={css.rows}>
          {rows.map(([part, text]) => (
            <li key={part}>
              <SiteLink to={accountHref(part)}>{text}</SiteLink>
            </li>
          ))}
          {submitted > 0 && (
            <li>{t`${plural(submitted, { one: '# project awaiting approval', other: '# projects awaiting approval' })}`}</li>
          )}
        </ul>
      </section>
      <SiteLink to="/logout/" className={button.secondary}>{t`Log out`}</SiteLink>
    </AccountPage>
  );
}
