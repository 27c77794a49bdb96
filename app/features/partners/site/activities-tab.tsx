import { useLingui } from '@lingui/react/macro';
import { Part } from '#shell/part.tsx';
import { type Activity, activitiesHref, activitiesShown } from '../partners.ts';
import { ActivityRow } from '../ui/activity-row.tsx';
import css from './activities-tab.module.css';

interface ActivitiesTabProps {
  activities: Activity[];
  total: number;
}

/** The newest of what partners have done. */
export function ActivitiesTab({ activities, total }: ActivitiesTabProps) {
  const { t } = useLingui();
  const more = total > activitiesShown ? { to: activitiesHref(), label: t`All ${total} activities` } : undefined;
  return (
    <Part id="latest" title={t`Latest activities`} more={more}>
      {activities.length === 0 && <p>{t`No activities published yet.`}</p>}
      <ul role="list" className={css.rows}>
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityRow activity={activity} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
