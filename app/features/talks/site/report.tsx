import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { keptForm } from '#features/accounts/index.server.ts';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { noReason, reportProblems } from '../refusal-messages.ts';
import { statusOf } from '../refuse-talk.ts';
import { reportTalk } from '../reports/report-talk.server.ts';
import { type ReportReason, reportMost, reportReasons, talkHref } from '../talks.ts';
import { useRefusal } from '../ui/use-refusal.ts';
import type { Route } from './+types/report.ts';
import { ownTalk } from './own-talk.server.ts';
import { typedIn } from './typed-form.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { member, view } = await ownTalk(request, site, params.id);
  const kept = await keptForm(request, site, member);
  const typed = (name: string) => kept?.fields.get(name) ?? '';
  return {
    id: view.talk.key,
    kept: kept && { hadFiles: false },
    typed: { reason: typed('reason'), content: typed('content') },
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { member, view } = await ownTalk(request, site, params.id);
  const sent = await formOf(request);
  const typed = { reason: typedIn(sent, 'reason'), content: typedIn(sent, 'content') };
  const { key } = view.talk;
  const answer = await reportTalk(site, member, { key, ...typed });
  if (answer.outcome === 'reported') return seeOther(site, `${talkHref(key)}?reported=1`);
  const headers: HeadersInit = answer.outcome === 'too-often' ? { 'Retry-After': String(answer.retryAfter) } : {};
  return data({ typed, refusal: answer }, { status: statusOf(answer), headers });
}

/** Tells the expo of abuse. */
export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { id, kept, ...loaded } = loaderData;
  const answer: { typed?: { reason: string; content: string }; refusal?: TalkRefusal } =
    useAnswer<typeof action>() ?? {};
  const { typed = loaded.typed, refusal } = answer;
  const said = useRefusal(refusal);
  const names: Record<ReportReason, string> = {
    spam: t`Advertising or bulk messages`,
    fraud: t`Fraud, or asking for money or documents`,
    insult: t`Insults, threats or harassment`,
    other: t`Something else`,
  };
  const report = refusal?.outcome === 'wrong-report' ? refusal : undefined;
  const reasonError = report?.reason ? i18n._(noReason) : undefined;
  const textError = report?.content && i18n._(reportProblems[report.content]);
  const wrong = [
    ...(reasonError ? [{ id: 'reason-0', text: reasonError }] : []),
    ...(textError ? [{ id: 'content', text: textError }] : []),
  ];
  return (
    <AccountPage part="negotiations" title={t`Report abuse`} wrong={wrong}>
      {said && <p role="alert">{said}</p>}
      {!refusal && <KeptNote kept={kept} />}
      <p>{t`The expo’s staff will read your report and the latest messages in this negotiation. The other party will not be told.`}</p>
      <PostForm action={`${talkHref(id)}/report`}>
        <Choices
          name="reason"
          legend={t`What is it about?`}
          value={typed.reason}
          error={reasonError}
          options={reportReasons.map((reason) => ({ value: reason, label: names[reason] }))}
        />
        <Field id="content" label={t`What happened`} hint={t`Up to ${reportMost} characters.`} error={textError}>
          {(control) => <textarea {...control} name="content" rows={5} dir="auto" defaultValue={typed.content} />}
        </Field>
        <div className={form.actions}>
          <button type="submit" className={button.primary}>{t`Send report`}</button>
          <SiteLink to={talkHref(id)}>{t`Back to the negotiation`}</SiteLink>
        </div>
      </PostForm>
    </AccountPage>
  );
}
