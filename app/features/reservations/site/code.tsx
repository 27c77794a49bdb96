import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { spendCode } from '#features/accounts/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#site/link.tsx';
import button from '#ui/button.module.css';
import { writeDraft } from '../draft.server.ts';
import { nextHref } from '../draft.ts';
import { proving, withHolder } from '../holder-cookie.server.ts';
import { maskReachable } from '../mask-reachable.ts';
import { Field } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { PostForm } from '../ui/post-form.tsx';
import { StepPage } from '../ui/step-page.tsx';
import { fieldsOf } from './form-fields.ts';
import { personalHeaders } from './personal-headers.ts';
import { seeOther, standingOf } from './step.server.ts';
import { useAnswer } from './use-answer.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteOf(context);
  const { draft, to } = await standingOf(request, site);
  if (!draft.to) throw seeOther(site, nextHref(draft, to !== undefined));
  return { errand: draft.errand, channel: draft.to.channel, shown: maskReachable(draft.to) };
}

/** A right code proves the phone or mail in this browser for half an hour. */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteOf(context);
  const { draft, holder, to } = await standingOf(request, site);
  if (!draft.to) return seeOther(site, nextHref(draft, to !== undefined));
  const { code } = await fieldsOf(request, ['code']);
  if (code === '') return data({ problem: 'missing' as const }, { status: 422 });
  const answer = { purpose: 'reservation', to: draft.to, code: code.replace(/\p{Pd}/gu, '') } as const;
  const right = await spendCode(site.db, site.settings, site.clock.now(), answer);
  if (!right) return data({ problem: 'wrong' as const }, { status: 422 });
  const { to: proven, ...rest } = draft;
  const headers = await writeDraft(request, site, rest);
  withHolder(headers, site, proving(holder, site, proven));
  return seeOther(site, nextHref(rest, true), headers);
}

/** The second step: the code that was sent. */
export default function CodePage() {
  const { t } = useLingui();
  const { errand, channel, shown } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.problem;
  const words = {
    missing: t`Type the six digits that we sent.`,
    wrong: t`This code is not right, or no longer valid. Look at the latest message, or have another code sent.`,
  };
  const error = problem && words[problem];
  const again = errand === 'find' ? '/reservation/find' : '/reservation/contact?change';
  return (
    <StepPage
      step={errand === 'reserve' ? 'code' : undefined}
      title={t`Type the code`}
      wrong={error ? [{ id: 'code', text: error }] : undefined}
    >
      <p>
        {channel === 'sms'
          ? t`We have sent six digits by SMS to ${shown}. They are valid for five minutes.`
          : t`We have sent six digits by e-mail to ${shown}. They are valid for five minutes; look among unwanted mail too.`}
      </p>
      <PostForm action="/reservation/code">
        <Field id="code" label={t`Code of six digits`} error={error}>
          {(control) => (
            <input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              className={form.digits}
            />
          )}
        </Field>
        <button type="submit" className={button.primary}>{t`Continue`}</button>
      </PostForm>
      <SiteLink to={again}>{t`Send another code, or to another phone or e-mail`}</SiteLink>
    </StepPage>
  );
}
