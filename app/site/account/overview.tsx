import { useLingui } from '@lingui/react/macro';
import { memberOrLogin } from '#features/accounts/index.server.ts';
import section from '#features/accounts/ui/account-section.module.css';
import { OwnAlerts, OwnProjects } from '#features/negotiation/ui/own-overview.tsx';
import { SavedEvents } from '#features/programme/ui/saved-events.tsx';
import { Held, NextVisit } from '#features/reservations/ui/next-visit.tsx';
import { UnreadTalks } from '#features/talks/ui/unread-talks.tsx';
import { venueIso } from '#platform/clock/clock.ts';
import type { MemberOverview } from '#platform/feature/member-duties.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { formatTime, formatWeekdayOfYear } from '#ui/dates/dates.ts';
import type { Route } from './+types/overview.ts';
import { overviewOf } from './member-news.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { id, name } = await memberOrLogin(request, site);
  const welcome = new URL(request.url).searchParams.has('welcome');
  return { name, welcome, now: venueIso(site.clock.now()), overview: await overviewOf(site, id) };
}

/** The first page of an account: a greeting, and of every part of the site what is there; where nothing is, how to begin. */
export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, welcome, now, overview } = loaderData;
  const greeting = useGreeting(Number(now.slice(11, 13)), name);
  const time = formatTime(now, locale);
  const day = formatWeekdayOfYear(now, locale);
  return (
    <AccountPage part="overview" title={greeting}>
      {welcome && (
        <p role="status">
          <b>{t`Login successful!`}</b>
        </p>
      )}
      <p>{t`At the expo it is ${time} on ${day}, Beijing time.`}</p>
      {!name && (
        <p>
          <SiteLink to="/account/profile">{t`Choose the name others will see`}</SiteLink>
        </p>
      )}
      <Parts overview={overview} />
      <SiteLink to="/logout/" className={button.secondary}>{t`Log out`}</SiteLink>
    </AccountPage>
  );
}

/** What there is, the most pressing first. */
function Parts({ overview }: { overview: Partial<MemberOverview> }) {
  const { held = [], visit, unreadTalks = [], projects = [], alerts = [] } = overview;
  const isNew = !visit && held.length + unreadTalks.length + projects.length + alerts.length === 0;
  return (
    <>
      {held.length > 0 && <Held places={held} />}
      {visit && <NextVisit visit={visit} />}
      {unreadTalks.length > 0 && <UnreadTalks talks={unreadTalks} />}
      {projects.length > 0 && <OwnProjects projects={projects} />}
      {alerts.length > 0 && <OwnAlerts alerts={alerts} />}
      {isNew && <Begin />}
      <SavedEvents />
    </>
  );
}

/** The one way to begin, for whoever has nothing here yet. */
function Begin() {
  const { t } = useLingui();
  return (
    <section className={section.section} aria-labelledby="begin">
      <h2 id="begin">{t`Start with a visit`}</h2>
      <p>{t`Reserve a day at the expo; your tickets will be here, as will your negotiations, your projects and your alerts.`}</p>
      <SiteLink to="/reservation/" className={button.primary}>{t`Reserve your visit`}</SiteLink>
    </section>
  );
}

/** @param hour at the venue */
function useGreeting(hour: number, name: string): string {
  const { t } = useLingui();
  if (hour < 12) return name ? t`Good morning, ${name}` : t`Good morning`;
  if (hour < 18) return name ? t`Good afternoon, ${name}` : t`Good afternoon`;
  return name ? t`Good evening, ${name}` : t`Good evening`;
}
