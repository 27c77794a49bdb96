import { useLingui } from '@lingui/react/macro';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { DecideDesk } from '#ui/console/inbox/decide-desk.tsx';
import { DecisionNote, NotTaken } from '#ui/console/inbox/decided.tsx';
import { Item } from '#ui/console/inbox/item.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { Paragraphs } from '#ui/paragraphs.tsx';
import type { Route } from './+types/claim.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { claimPage, takeDecision } from './decide-claim-page.server.ts';

export const headers = personalHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return claimPage(request, siteOf(context), params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return takeDecision(request, siteOf(context), params.id);
}

type Claim = Route.ComponentProps['loaderData']['claim'];

/** A member who says that a company is theirs, as staff read it and decide. */
export default function InboxClaimPage({ loaderData: { claim, most, beside } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const { id, company, companyId, state, at } = claim;
  const title = company?.name ?? t`Company no. ${companyId}`;
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  const wrong = wrongOf(errors);
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <DecideDesk beside={beside}>
        <Item
          title={title}
          lang={company?.lang}
          above={
            <>
              <HowShown claim={claim} /> · <DateText iso={at} time />
            </>
          }
          under={company && <SiteLink to={company.href}>{t`As published now`}</SiteLink>}
        >
          {answer?.notTaken && <NotTaken why={answer.notTaken} />}
          <Decided claim={claim} />
          <ErrorSummary wrong={wrong} />
          {claim.note && <Paragraphs paragraphs={paragraphsOf(claim.note)} dir="auto" />}
        </Item>
        <ClaimDecision
          key={`${id} ${state}`}
          claim={claim}
          most={most}
          typed={answer?.typed ?? { reason: '', why: '' }}
          errors={errors}
          revealed={answer?.addresses}
          wait={answer?.wait ?? 0}
        />
      </DecideDesk>
    </>
  );
}

/** How the member shows that the company is theirs. */
function HowShown({ claim: { shownBy } }: { claim: Claim }) {
  const { t } = useLingui();
  return shownBy === 'code' ? t`Confirmed with a code` : t`Asks the staff`;
}

/** What was decided, and by whom: by a code nobody of the staff has. */
function Decided({ claim: { decision, state, shownBy } }: { claim: Claim }) {
  const { t } = useLingui();
  if (!decision) return null;
  const words: Record<Claim['state'], string> = {
    waiting: '',
    granted: t`The member acts for this company.`,
    refused: t`The claim was rejected.`,
    ended: t`The claim has ended.`,
  };
  const somebody = shownBy === 'code' ? t`The member` : t`A colleague`;
  const { by = somebody, at, note } = decision;
  return <DecisionNote title={words[state]} by={by} at={at} note={note} />;
}
