import { Plural, useLingui } from '@lingui/react/macro';
import section from '#features/accounts/ui/account-section.module.css';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { useForeign } from '#ui/use-foreign.ts';
import { type EditRefused, editPage, takeEdit } from '../../changes/edit-form.server.ts';
import { ownCompanyHref } from '../../claims/claims.ts';
import type { Route } from './+types/edit.ts';
import { CompanyForm, useCompanyWrong } from './company-form.tsx';

export const headers = personalHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return editPage(request, siteOf(context), params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return takeEdit(request, siteOf(context), params.id);
}

type Data = Route.ComponentProps['loaderData'];

/** The entry of a company, as it is to be: what readers see stays until the expo has approved it. */
export default function EditCompanyPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const { company, fields, kept, last } = loaderData;
  const foreign = useForeign(company.lang);
  const wrong = [...useWhy(answer?.why), ...useCompanyWrong(fields, answer?.errors ?? {})];
  return (
    <AccountPage part="company" title={t`Edit your company’s entry`} wrong={wrong}>
      {!answer && <KeptNote kept={kept} />}
      {!answer && <Said said={loaderData.said} />}
      <p>
        <SiteLink to={company.href}>
          <span lang={foreign}>{company.name}</span>
        </SiteLink>{' '}
        <span className={section.soft}>{company.countryName}</span>
      </p>
      {last && <LastWords last={last} />}
      <p>{t`Visitors see your changes once the expo has approved them. Until then the entry stays as it is.`}</p>
      <CompanyForm
        // What was typed before is another form: its fields begin with it.
        key={`${loaderData.version} ${answer ? 'again' : ''}`}
        id={company.id}
        fields={fields}
        typed={answer?.typed ?? loaderData.typed}
        errors={answer?.errors ?? {}}
        version={loaderData.version}
        isWaiting={last?.state === 'waiting'}
      />
      <SiteLink to={ownCompanyHref}>{t`Back to my company`}</SiteLink>
    </AccountPage>
  );
}

function Said({ said }: Pick<Data, 'said'>) {
  const { t } = useLingui();
  if (!said) return null;
  const words = {
    sent: t`Sent. We will write to you as soon as we have decided.`,
    back: t`Taken back. The entry stays as it is.`,
  };
  return (
    <p role="status">
      <b>{words[said]}</b>
    </p>
  );
}

/** What became of what was asked last. */
function LastWords({ last: { state, at, fields, taken, reason } }: { last: NonNullable<Data['last']> }) {
  const { t } = useLingui();
  const words = {
    waiting: t`Your changes are waiting for approval.`,
    approved: t`Your last changes were approved.`,
    partly: t`Of your last changes some were approved.`,
    refused: t`Your last changes were not approved.`,
    withdrawn: t`Your last changes were taken back.`,
  };
  return (
    <section className={section.section} aria-labelledby="last">
      <h2 id="last">{words[state]}</h2>
      <p className={section.soft}>
        <DateText iso={at} time /> · <Plural value={fields} one="# field" other="# fields" />
        {state === 'partly' && <> · {t`approved: ${taken}`}</>}
      </p>
      {reason && <p dir="auto">{reason}</p>}
    </section>
  );
}

/** Why nothing was sent, for the summary above the form. */
function useWhy(why: EditRefused['why']): Wrong[] {
  const { t } = useLingui();
  if (!why) return [];
  const words = {
    nothing: t`Nothing has been changed yet.`,
    changed: t`Someone has changed this since you opened it. What you typed is below; check it against the entry, then send it again.`,
    'too-often': t`Too many requests. Please try again later.`,
  };
  return [{ id: 'main', text: words[why] }];
}
