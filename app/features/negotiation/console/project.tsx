import { useLingui } from '@lingui/react/macro';
import { readBeside } from '#platform/feature/inbox-line.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { DecideDesk } from '#ui/console/inbox/decide-desk.tsx';
import { DecidedNote, NotTaken } from '#ui/console/inbox/decided.tsx';
import { Item } from '#ui/console/inbox/item.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { projectsQueue } from '../review/inbox-queue.server.ts';
import type { Route } from './+types/project.ts';
import { decideProject, projectOf } from './decide-project.server.ts';
import { ProjectDecision } from './project-decision.tsx';
import { WaitingProject } from './waiting-project.tsx';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { id, here, waiting, decision } = await projectOf(request, site, params.id);
  return { id, waiting, decision, beside: await readBeside(site, projectsQueue, here) };
}

export function action({ context, request, params }: Route.ActionArgs) {
  return decideProject(request, siteOf(context), params.id);
}

/** What waits of a project, as staff reads it and decides; where nothing waits, what was decided. */
export default function InboxProjectPage({ loaderData: { id, waiting, decision, beside } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  const wrong = wrongOf(errors);
  const title = waiting?.name || t`Project no. ${id}`;
  const notes = (
    <>
      {answer?.notTaken && <NotTaken why={answer.notTaken} />}
      <ErrorSummary wrong={wrong} />
    </>
  );
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <DecideDesk beside={beside}>
        {waiting ? (
          <WaitingProject project={waiting} title={title}>
            {notes}
          </WaitingProject>
        ) : (
          <Item title={title} above={t`Nothing is waiting for review.`}>
            {notes}
            {decision && <DecidedNote decision={decision} />}
          </Item>
        )}
        {waiting && (
          <ProjectDecision key={waiting.version} project={waiting} typed={answer?.typed ?? ''} error={errors.note} />
        )}
      </DecideDesk>
    </>
  );
}
