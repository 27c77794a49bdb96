import { useLingui } from '@lingui/react/macro';
import section from '#features/accounts/ui/account-section.module.css';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { TypeCode, useCodeWords } from '#features/accounts/ui/type-code.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { useForeign } from '#ui/use-foreign.ts';
import { type ClaimProblem, claimPage, takeClaim } from '../../claims/claim-form.server.ts';
import { claimHref, ownCompanyHref } from '../../claims/claims.ts';
import type { Route } from './+types/claim.ts';

export const headers = personalHeaders;

/** Which company (`?company=`), and once a code was sent (`&code`) the field for it. */
export function loader({ context, request }: Route.LoaderArgs) {
  return claimPage(request, siteOf(context));
}

export function action({ context, request }: Route.ActionArgs) {
  return takeClaim(request, siteOf(context));
}

/** A member shows that a company is theirs: by a code to the address on file, or to staff. */
export default function ClaimPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { company, onFile, sent, isWaiting, kept } = loaderData;
  const { problem, note } = useAnswer<typeof action>() ?? {};
  const words = useProblemWords(problem, loaderData.noteMost);
  const foreign = useForeign(company.lang);
  const { name } = company;
  return (
    <AccountPage part="company" title={t`Confirm your company`} wrong={words && [words]}>
      {!problem && <KeptNote kept={kept} />}
      <p>
        <SiteLink to={company.href}>
          <span lang={foreign}>{name}</span>
        </SiteLink>{' '}
        <span className={section.soft}>{company.countryName}</span>
      </p>
      {onFile && (
        <section className={section.section} aria-labelledby="by-code">
          <h2 id="by-code">{t`Confirm with a code`}</h2>
          {sent ? (
            <TypeCode
              action={`${claimHref(company.id)}&code`}
              shown={onFile.shown}
              channel={onFile.channel}
              knownOnly={sent.knownOnly}
              error={problem?.at === 'code' ? words?.text : undefined}
              done={t`Confirm`}
            />
          ) : (
            <p>{t`We send a six-digit code to the address that the expo has on file for this company: ${onFile.shown}`}</p>
          )}
          <PostForm action={sent ? `${claimHref(company.id)}&code` : claimHref(company.id)}>
            <button id="send" type="submit" name="do" value="send" className={sent ? button.secondary : button.primary}>
              {sent ? t`Send another code` : t`Send the code`}
            </button>
          </PostForm>
        </section>
      )}
      <section className={section.section} aria-labelledby="by-staff">
        <h2 id="by-staff">{t`Without the code`}</h2>
        {isWaiting ? (
          <p>{t`We have your request. We will write to you as soon as we have decided.`}</p>
        ) : (
          <AskStaff
            companyId={company.id}
            note={note ?? kept?.note ?? ''}
            most={loaderData.noteMost}
            error={problem?.at === 'note' ? words?.text : undefined}
          />
        )}
      </section>
      <SiteLink to={ownCompanyHref}>{t`Back to my company`}</SiteLink>
    </AccountPage>
  );
}

interface AskStaffProps {
  companyId: number;
  note: string;
  most: number;
  error: string | undefined;
}

function AskStaff({ companyId, note, most, error }: AskStaffProps) {
  const { t } = useLingui();
  return (
    <PostForm action={claimHref(companyId)}>
      <Field
        id="note"
        label={t`How do you act for this company?`}
        hint={t`Say what you do there and how we can check it. Only the expo’s staff read this. Up to ${most} characters.`}
        error={error}
      >
        {(control) => <textarea {...control} name="note" rows={5} defaultValue={note} maxLength={2 * most} />}
      </Field>
      <button type="submit" name="do" value="ask" className={button.secondary}>{t`Ask the expo’s staff`}</button>
    </PostForm>
  );
}

/** What was wrong, in words, with the control that it is about. */
function useProblemWords(problem: ClaimProblem | undefined, most: number): Wrong | undefined {
  const { t } = useLingui();
  const code = useCodeWords(problem?.at === 'code' ? problem.is : undefined);
  if (!problem) return undefined;
  switch (problem.at) {
    case 'code':
      return { id: 'code', text: code ?? '' };
    case 'send': {
      const { wait } = problem;
      const text =
        problem.is === 'too-often'
          ? t`Too many attempts. Please try again in ${wait} min.`
          : t`No code can be sent at the moment. Please ask the expo’s staff.`;
      return { id: 'send', text };
    }
    case 'note':
      return {
        id: 'note',
        text:
          problem.is === 'missing'
            ? t`Please say how you act for this company.`
            : t`Please enter at most ${most} characters.`,
      };
    case 'page':
      return {
        id: 'main',
        text: {
          'too-many': t`You already act for as many companies as one account can.`,
          'too-often': t`Too many requests. Please try again later.`,
          standing: t`You have already asked for this company.`,
        }[problem.is],
      };
  }
}
