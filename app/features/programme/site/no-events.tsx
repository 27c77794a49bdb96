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
      <NothingFound title={t`The programme has not been published yet.`}>
        <SiteLink to="/news/">{t`View news`}</SiteLink>
      </NothingFound>
    );
  }
  return (
    <NothingFound title={t`No events match these filters.`}>
      <p>{t`Try another day, or remove a filter.`}</p>
      <SiteLink to={programmeHref(day === 'all' ? {} : { day: 'all' })}>
        {day === 'all' ? t`View programme` : t`View all days`}
      </SiteLink>
    </NothingFound>
  );
}
