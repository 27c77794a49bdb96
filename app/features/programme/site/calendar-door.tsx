import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { useShellData } from '#shell/shell-data.ts';
import button from '#ui/button.module.css';
import { calendarHref } from '../programme.ts';
import css from './calendar-door.module.css';

/** The whole programme in one's own calendar: to subscribe to, so that changes arrive by themselves, or as a file. */
export function CalendarDoor() {
  const { t } = useLingui();
  const locale = useLocale();
  const origin = useShellData()?.origin ?? '';
  const subscribe = `${origin.replace(/^https?/, 'webcal')}${localHref(locale, calendarHref())}`;
  return (
    <section aria-labelledby="calendar" className={css.door}>
      <h2 id="calendar">{t`The programme in your calendar`}</h2>
      <p>{t`Subscribe to have changes of time or room appear in your calendar automatically. A downloaded file does not update.`}</p>
      <p className={css.ways}>
        <a href={subscribe} className={button.secondary}>
          {t`Subscribe to calendar`}
        </a>
        <SiteLink to={calendarHref()} reloads className={button.quiet}>
          {t`Download all events`}
        </SiteLink>
      </p>
    </section>
  );
}
