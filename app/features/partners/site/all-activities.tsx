import { useLingui } from '@lingui/react/macro';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import { type Activity, activitiesHref } from '../partners.ts';
import { ActivityRow } from '../ui/activity-row.tsx';
import { BrandNav } from './brand-nav.tsx';
import css from './more.module.css';

interface AllActivitiesProps {
  page: number;
  pages: number;
  activities: SentOnce<Activity[]>;
}

/** Everything that partners have done, the newest first, page by page. */
export function AllActivities({ page, pages, activities }: AllActivitiesProps) {
  const { t } = useLingui();
  const name = t`All activities of partners`;
  const title = page === 1 ? name : t`${name}, page ${page}`;
  const description = t`All activities reported by partners of the China-Africa Economic and Trade Expo, newest first.`;
  return (
    <>
      <PageHead title={title} description={description} query={page === 1 ? ['tab'] : ['tab', 'page']} />
      <Banner section="brand" title={title} />
      <BrandNav />
      <div className={css.page}>
        <Breadcrumbs
          trail={[
            { title: t`Partner window`, to: '/brand/' },
            { title: t`Partners’ activities`, to: '/brand/?tab=active' },
          ]}
        />
        <AsSent of={activities} name="activities">
          {(all) => <Activities activities={all} />}
        </AsSent>
        <Pagination page={page} pages={pages} hrefOf={activitiesHref} label={t`Pages: ${name}`} />
      </div>
    </>
  );
}

function Activities({ activities }: { activities: Activity[] }) {
  const { t } = useLingui();
  if (activities.length === 0) return <p>{t`No activities published yet.`}</p>;
  return (
    <ul role="list" className={css.rows}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <ActivityRow activity={activity} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}
