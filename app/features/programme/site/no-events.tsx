import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { programmeHref } from '../programme.ts';

interface NoEventsProps {
  /** Whether the programme has any event at all. */
  published: boolean;
  day: string | undefined;
}

/** Nothing to show: no programme yet, or nothing that passes the filters; leads on. */
export function NoEvents({ published, day }: NoEventsProps) {
  const { t } = useLingui();
  if (!published) {
    return (
      <NothingFound title={t`The programme has not been published.`}>
        <SiteLink to="/news/">{t`See the news`}</SiteLink>
      </NothingFound>
    );
  }
  return (
    <NothingFound title={t`No event matches these filters.`}>
      <p>{t`Another day may have one; or leave a filter out.`}</p>
      <SiteLink to={programmeHref(day === 'all' ? {} : { day: 'all' })}>
        {day === 'all' ? t`See the programme` : t`See all days`}
      </SiteLink>
    </NothingFound>
  );
}
