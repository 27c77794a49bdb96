import { useLingui } from '@lingui/react/macro';
import { data, useLoaderData } from 'react-router';
import { keptForm } from '#features/accounts/index.server.ts';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { newFormKey } from '#platform/http/request-key.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Field } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import type { TypedMeeting } from '../meetings/meeting-time.ts';
import { zoneChoices, zoneOf } from '../meetings/places.server.ts';
import { proposeMeeting } from '../meetings/propose-meeting.server.ts';
import type { MeetingProblem, TalkRefusal } from '../outcomes.ts';
import { meetingProblems } from '../refusal-messages.ts';
import { statusOf } from '../refuse-talk.ts';
import { meetingLengths, talkHref } from '../talks.ts';
import { useRefusal } from '../ui/use-refusal.ts';
import type { Route } from './+types/meeting.ts';
import { ownTalk } from './own-talk.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { member, view } = await ownTalk(request, site, params.id);
  const kept = await keptForm(request, site, member);
  return {
    id: view.talk.key,
    kept: kept && { hadFiles: false },
    typed: kept && typedMeeting((name) => kept.fields.get(name) ?? ''),
    possible: view.mayPropose,
    formKey: newFormKey(),
    zone: zoneOf(view.talk.zones[view.side], member.country),
    zones: zoneChoices(site.locale),
  };
}

function typedMeeting(typed: (name: keyof TypedMeeting) => string): TypedMeeting {
  return { date: typed('date'), time: typed('time'), timeZone: typed('timeZone'), minutes: typed('minutes') };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { member, view } = await ownTalk(request, site, params.id);
  const { key } = view.talk;
  const fields = await fieldsOf(request, ['date', 'time', 'timeZone', 'minutes', 'key']);
  const { key: sent, ...typed } = fields;
  const answer = await proposeMeeting(site, member, { key, ...typed, idempotencyKey: sent.slice(0, 100) || undefined });
  if (answer.outcome === 'proposed') return seeOther(site, `${talkHref(key)}#entry-${answer.number}`);
  const headers: HeadersInit = answer.outcome === 'too-often' ? { 'Retry-After': String(answer.retryAfter) } : {};
  return data({ typed, refusal: answer }, { status: statusOf(answer), headers });
}

/** A time to meet: where it is meant is always said. */
export default function MeetingPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { id, possible, kept, ...loaded } = loaderData;
  const answer: { typed?: TypedMeeting; refusal?: TalkRefusal } = useAnswer<typeof action>() ?? {};
  const { typed = loaded.typed, refusal } = answer;
  const said = useRefusal(refusal);
  const problems = refusal?.outcome === 'wrong-meeting' ? refusal.problems : [];
  const wrong = problems.map(({ field, problem }) => ({ id: field, text: i18n._(meetingProblems[problem]) }));
  return (
    <AccountPage part="negotiations" title={t`Propose a meeting`} wrong={wrong}>
      {said && problems.length === 0 && <p role="alert">{said}</p>}
      {!refusal && <KeptNote kept={kept} />}
      {possible ? (
        <MeetingForm typed={typed} problems={problems} />
      ) : (
        <>
          <p>{t`Meetings can be proposed while the negotiation is open.`}</p>
          <SiteLink to={talkHref(id)}>{t`Back to the negotiation`}</SiteLink>
        </>
      )}
    </AccountPage>
  );
}

function MeetingForm({ typed, problems }: { typed: TypedMeeting | undefined; problems: MeetingProblem[] }) {
  const { t, i18n } = useLingui();
  const { id, formKey, zone, zones } = useLoaderData<typeof loader>();
  const errorOf = (field: MeetingProblem['field']) => {
    const found = problems.find((each) => each.field === field);
    return found && i18n._(meetingProblems[found.problem]);
  };
  const lengths = meetingLengths.map((minutes) => ({ value: String(minutes), name: t`${minutes} minutes` }));
  return (
    <PostForm action={`${talkHref(id)}/meeting`}>
      <input type="hidden" name="key" value={formKey} />
      <TextField id="date" label={t`Day`} error={errorOf('date')} type="date" defaultValue={typed?.date ?? ''} />
      <TextField id="time" label={t`Time`} error={errorOf('time')} type="time" defaultValue={typed?.time ?? ''} />
      <Field
        id="timeZone"
        label={t`Local time in`}
        hint={t`The other party also sees the time in their own time zone.`}
        error={errorOf('timeZone')}
      >
        {(control) => (
          <select {...control} name="timeZone" defaultValue={typed?.timeZone || zone}>
            <Options of={zones.map((each) => ({ value: each.zone, name: each.name }))} />
          </select>
        )}
      </Field>
      <Field id="minutes" label={t`Duration`} error={errorOf('minutes')}>
        {(control) => (
          <select {...control} name="minutes" defaultValue={typed?.minutes || '60'}>
            <Options of={lengths} />
          </select>
        )}
      </Field>
      <div className={form.actions}>
        <button type="submit" className={button.primary}>{t`Propose meeting`}</button>
        <SiteLink to={talkHref(id)}>{t`Back to the negotiation`}</SiteLink>
      </div>
    </PostForm>
  );
}

function Options({ of }: { of: { value: string; name: string }[] }) {
  return of.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
