import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { goOnHref, readBeside } from '#platform/feature/inbox-line.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { DecideDesk } from '#ui/console/inbox/decide-desk.tsx';
import { DecidedNote, NotTaken } from '#ui/console/inbox/decided.tsx';
import { Item } from '#ui/console/inbox/item.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { reportsQueue } from '../reports/inbox-queue.server.ts';
import { readForStaff } from '../reports/read-for-staff.server.ts';
import { resolveReport } from '../reports/resolve-report.server.ts';
import type { Route } from './+types/report.ts';
import { ReportDecision } from './report-decision.tsx';
import { TalkLines } from './talk-lines.tsx';

export const headers = personalHeaders;

const idIn = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'moderate');
  const report = await readForStaff(site, staff, idIn(params.id));
  if (!report) throw new Refusal(404);
  const { since, ...shown } = report;
  const here = report.decision ? undefined : { since, id: report.id };
  return { report: shown, beside: await readBeside(site, reportsQueue, here) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'moderate');
  const id = idIn(params.id);
  const resolution = (await formOf(request)).get('act');
  if (resolution !== 'dismissed' && resolution !== 'closed') throw new Refusal(400);
  const { outcome } = await resolveReport(site, staff, { id, resolution });
  switch (outcome) {
    case 'resolved':
      // Reports go on by their numbers alone.
      return seeOther(site, await goOnHref(site, reportsQueue, { since: site.clock.now(), id }, resolution));
    case 'missing':
      throw new Refusal(404);
    case 'not-allowed':
      throw new Refusal(403);
    case 'resolved-before':
      return data({ notTaken: 'decided' as const }, { status: 409 });
  }
}

/** A report of abuse with the last messages of the talk, as staff reads it and decides. */
export default function InboxReportPage({ loaderData: { report, beside } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const { id, project, reason, content, from, about, at, entries, decision } = report;
  const title = project.name || t`Report no. ${id}`;
  return (
    <>
      <PageHead title={title} unlisted />
      <DecideDesk beside={beside}>
        <Item
          title={title}
          lang={project.lang}
          above={
            <>
              {reason} · <DateText iso={at} time />
            </>
          }
          under={t`${from} reports ${about}.`}
        >
          {answer && <NotTaken why={answer.notTaken} />}
          {decision && <DecidedNote decision={decision} />}
          <p dir="auto" lang="">
            {content}
          </p>
          <TalkLines entries={entries} />
        </Item>
        {!decision && <ReportDecision id={id} />}
      </DecideDesk>
    </>
  );
}
