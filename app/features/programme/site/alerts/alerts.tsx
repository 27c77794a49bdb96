import { useLingui } from '@lingui/react/macro';
import { memberOrLogin } from '#features/accounts/index.server.ts';
import { valuesIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Banner } from '#shell/banner.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import button from '#ui/button.module.css';
import { formatMoment } from '#ui/dates/dates.ts';
import { Check } from '#ui/form/check.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { chooseAlerts } from '../../alerts/alerts.server.ts';
import { alertsHref } from '../../alerts/alerts.ts';
import { offeredAlerts } from '../../alerts/read-alerts.server.ts';
import { type EventCard, mineHref, readIds } from '../../programme.ts';
import type { Route } from './+types/alerts.ts';
import css from './alerts.module.css';

export const handle = { section: 'forum' } satisfies PageHandle;
export const headers = personalHeaders;

/** `?ids=1,2,3`: events that are offered beside those of which the member is told already. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const query = new URL(request.url).searchParams;
  const asked = readIds(query.get('ids') ?? '') ?? [];
  return { ...(await offeredAlerts(site, member, asked)), asked, isSaved: query.has('saved') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { id } = await memberOrLogin(request, site);
  const sent = await formOf(request);
  const [shown, chosen] = ['shown', 'event'].map((name) => readIds(valuesIn(sent, name).join(',')) ?? []);
  await chooseAlerts(site.db, id, { shown: shown ?? [], chosen: chosen ?? [], now: site.clock.now() });
  return seeOther(site, `${alertsHref()}?saved`);
}

/** A member chooses of which events they are told by mail or SMS when these change. */
export default function AlertsPage({ loaderData: { events, chosen, to, asked, isSaved } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Alerts about changes`;
  return (
    <>
      <PageHead title={title} unlisted />
      <Banner section="forum" title={title} />
      <div className={css.page}>
        {isSaved && <p role="status">{t`Your choice has been saved.`}</p>}
        {to === undefined ? (
          <p>{t`There is no phone number or e-mail address in your account that we can write to.`}</p>
        ) : (
          <p>
            {t`When an event you select moves to another time or room, or is cancelled, we write to ${to}. We keep your selection until the day after the event.`}
          </p>
        )}
        {events.length === 0 ? (
          <p>{t`There are no upcoming events to choose from. Save events in My programme first.`}</p>
        ) : (
          <PostForm action={alertsHref(asked)}>
            <fieldset className={form.choices}>
              <legend>{t`Tell me about changes to`}</legend>
              {events.map((event) => (
                <Choice key={event.id} event={event} isChosen={asked.includes(event.id) || chosen.includes(event.id)} />
              ))}
            </fieldset>
            <button type="submit" className={button.primary}>{t`Save`}</button>
          </PostForm>
        )}
        <SiteLink to={mineHref}>{t`My programme`}</SiteLink>
      </div>
    </>
  );
}

function Choice({ event, isChosen }: { event: EventCard; isChosen: boolean }) {
  const locale = useLocale();
  const { id, title, start, room } = event;
  return (
    <>
      <input type="hidden" name="shown" value={id} />
      <Check id={`event-${id}`} name="event" value={String(id)} checked={isChosen}>
        <b lang={event.lang}>{title}</b>
        <br />
        {formatMoment(start, locale)} · <span lang={event.placeLang}>{room}</span>
      </Check>
    </>
  );
}
