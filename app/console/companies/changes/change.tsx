import { useLingui } from '@lingui/react/macro';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { DecideDesk } from '#ui/console/inbox/decide-desk.tsx';
import { DecisionNote, NotTaken } from '#ui/console/inbox/decided.tsx';
import { Item } from '#ui/console/inbox/item.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { companyPath } from '../company-path.ts';
import type { Route } from './+types/change.ts';
import { ChangeActs } from './change-acts.tsx';
import { ChangeFields } from './change-fields.tsx';
import { type ChangePage, readChangePage } from './read-change-page.server.ts';
import { takeDecision } from './take-decision.server.ts';

export const headers = personalHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return readChangePage(request, siteOf(context), params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return takeDecision(request, siteOf(context), params.id);
}

/** The form of the decision: its fields stand beside what changes. */
const formId = 'decision';

/** What a company asks to have changed, as staff read it and decide field by field. */
export default function InboxChangePage({ loaderData: { change, steps, most, beside } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const { id, company, companyId, version } = change;
  const title = company?.name ?? t`Company no. ${companyId}`;
  const wrong = wrongOf(answer?.errors ?? {});
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <DecideDesk beside={beside}>
        <Item title={title} lang={company?.lang} above={<Above change={change} />} under={<Ways change={change} />}>
          {change.state === 'waiting' && !change.isTheirs && <NoLongerTheirs />}
          {answer?.notTaken && <NotTaken why={answer.notTaken} />}
          {answer && answer.unfit.length > 0 && <Unfit lines={answer.unfit} />}
          <Decided change={change} />
          <ErrorSummary wrong={wrong} />
          <div id="fields" tabIndex={-1}>
            <ChangeFields
              fields={change.fields}
              form={formId}
              isOpen={change.state === 'waiting'}
              taken={answer?.notTaken ? undefined : answer?.typed.taken}
            />
          </div>
        </Item>
        {change.state === 'waiting' && (
          <ChangeActs
            key={`${id} ${version}`}
            change={change}
            form={formId}
            isReviewed={steps > 0}
            most={most}
            typed={answer?.typed ?? { reason: '', because: '' }}
            errors={answer?.errors ?? {}}
            asksWhy={answer?.asksWhy ?? false}
          />
        )}
      </DecideDesk>
    </>
  );
}

interface Own {
  change: ChangePage['change'];
}

/** Who asks, and since when. */
function Above({ change: { member, at, reads } }: Own) {
  const { t } = useLingui();
  const language = useLanguageNames()[reads];
  return (
    <>
      {member || t`Member without a name`} · <DateText iso={at} time /> · {t`Written in ${language}`}
    </>
  );
}

function Ways({ change: { company, thingId } }: Own) {
  const { t } = useLingui();
  return (
    <>
      {company && <SiteLink to={company.href}>{t`As published now`}</SiteLink>}
      {thingId !== undefined && (
        <>
          {' · '}
          <SiteLink to={companyPath(thingId)}>{t`Company overview`}</SiteLink>
        </>
      )}
    </>
  );
}

/** Whoever asked may have been let in by mistake, or has left. */
function NoLongerTheirs() {
  const { t } = useLingui();
  return (
    <Note kind="look">
      <p>{t`The member who sent this no longer acts for the company. Ask the company before you approve it.`}</p>
    </Note>
  );
}

/** Why what was approved cannot go out. */
function Unfit({ lines }: { lines: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <Note kind="stop" title={t`It cannot be published as it stands`}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{t`Nothing was changed. Approve fewer fields, say why it is right, or keep it as a draft.`}</p>
      </Note>
    </div>
  );
}

/** What was decided, and by whom; of what was taken back, that it was. */
function Decided({ change: { state, decision } }: Own) {
  const { t } = useLingui();
  if (!decision) return null;
  const words: Record<typeof state, string> = {
    waiting: '',
    approved: t`Approved.`,
    partly: t`Approved in part.`,
    refused: t`Rejected.`,
    withdrawn: t`The company took it back.`,
  };
  const { at, note } = decision;
  const by = state === 'withdrawn' ? t`The member` : (decision.by ?? t`A colleague`);
  return <DecisionNote title={words[state]} by={by} at={at} note={note} />;
}
