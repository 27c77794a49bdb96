import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Beside } from '#ui/console/page/panel.tsx';
import type { Route } from './+types/health.ts';
import { HealthPanels } from './health-panels.tsx';
import { JobList } from './job-list.tsx';
import { readHealth } from './read-health.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'audit');
  return readHealth(site);
}

/** How the site does: its jobs, and what they stand on. */
export default function HealthPage({ loaderData: health }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Site health`;
  const failed = health.jobs.filter(({ state }) => state === 'failed').length;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        under={failed === 0 ? t`No job has failed.` : t`Jobs that failed last time: ${failed}`}
      />
      <Beside label={t`Figures`} aside={<HealthPanels {...health} />}>
        <JobList jobs={health.jobs} />
      </Beside>
    </>
  );
}
