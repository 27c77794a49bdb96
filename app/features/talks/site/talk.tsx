import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { keptForm, type Member, memberOrLogin } from '#features/accounts/index.server.ts';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { countryName } from '#features/editions/index.server.ts';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { asUpload } from '#platform/http/body/uploads.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { newFormKey } from '#platform/http/request-key.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import type { FileProblem, TalkRefusal } from '../outcomes.ts';
import { retryOf, statusOf } from '../refuse-talk.ts';
import { talkHref } from '../talks.ts';
import { readMark } from '../thread/read-mark.server.ts';
import { Entries } from '../ui/entries.tsx';
import { MessageForm } from '../ui/message-form.tsx';
import css from '../ui/talk.module.css';
import { TalkHead } from '../ui/talk-head.tsx';
import { TalkWays } from '../ui/talk-ways.tsx';
import { useFileErrors, useMessageErrors } from '../ui/use-message-errors.ts';
import { usePersonName } from '../ui/use-person-name.ts';
import { useRefusal } from '../ui/use-refusal.ts';
import { useTalkEvents } from '../ui/use-talk-events.ts';
import { useTalkTitle } from '../ui/use-talk-title.ts';
import type { Route } from './+types/talk.ts';
import { doInTalk } from './do-in-talk.server.ts';
import { ownTalk } from './own-talk.server.ts';
import { typedIn } from './typed-form.ts';

export const headers = personalHeaders;

/** Whoever sees the page has read what stands on it; a page that a browser fetches ahead is not seen. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const search = new URL(request.url).searchParams;
  const before = /^[1-9]\d{0,8}$/.exec(search.get('before') ?? '')?.[0];
  const { member, view } = await ownTalk(request, site, params.id, before ? Number(before) : undefined);
  const { talk, state, side, project, other, blockedBy, whyNotWrite, moves, entries, hasEarlier } = view;
  await readMark(site, member, request, talk);
  const kept = await keptForm(request, site, member);
  return {
    ...{ id: talk.key, state, side, blockedBy, whyNotWrite, moves, hasEarlier },
    other: other && { ...other, countryName: other.country ? countryName(other.country, site.locale) : '' },
    ...{ project: project && { ...project, industry: undefined }, entries, mayPropose: view.mayPropose },
    isSignatureTakenBack: view.isSignatureTakenBack,
    ...{ lastNumber: talk.lastNumber, readNumber: talk.readNumber },
    isLatest: before === undefined,
    formKey: newFormKey(),
    kept: kept && { hadFiles: kept.hadFiles },
    typed: kept?.fields.get('content') ?? '',
    isReported: search.has('reported'),
  };
}

const wrongFile = (problem: FileProblem): TalkRefusal => ({ outcome: 'wrong-file', problem });

/** What a form of the page is for stands in its field `do`. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const key = params.id;
  const answer = await asUpload(member.id, () => takeForm(site, member, key, request));
  if (answer !== 'busy') return answer;
  const { form } = await readForm(request, { untilFile: true });
  return refused({ refusal: wrongFile('busy'), content: typedIn(form, 'content') });
}

async function takeForm(site: SiteContext, member: Member, key: string, request: Request) {
  const { form, isCut } = await readForm(request);
  // What was typed stands before the files: it is not lost with them.
  if (isCut) return data({ refusal: wrongFile('too-large'), content: typedIn(form, 'content') }, { status: 413 });
  const done = await doInTalk(site, member, key, form);
  if (!('refusal' in done)) return seeOther(site, `${talkHref(key)}${done.anchor}`);
  if (done.refusal.outcome === 'missing') throw new Refusal(404);
  return refused(done);
}

function refused(done: { refusal: TalkRefusal; content: string }) {
  return data(done, { status: statusOf(done.refusal), headers: retryOf(done.refusal) });
}

/** What two people have said to each other about a project. */
export default function TalkPage({ loaderData: talk }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer: { refusal?: TalkRefusal; content?: string } = useAnswer<typeof action>() ?? {};
  const said = useRefusal(answer.refusal);
  const errors = { ...useMessageErrors(answer.refusal), ...useFileErrors(answer.refusal) };
  const names = usePersonName();
  const name = names.person(talk.other);
  const title = useTalkTitle(talk.other);
  useTalkEvents(talk);
  const project = talk.project?.name ?? t`A project that no longer exists`;
  const wrong = Object.entries(errors).map(([id, text]) => ({ id, text }));
  return (
    <AccountPage part="negotiations" title={title} wrong={wrong}>
      <TalkHead talk={talk} name={name} project={project} />
      {talk.isReported && (
        <p role="status">{t`Thank you. The expo’s staff will read your report. You can also block the other party below.`}</p>
      )}
      {said && <p role="alert">{said}</p>}
      {talk.hasEarlier && (
        <SiteLink to={`${talkHref(talk.id)}?before=${talk.entries[0]?.number ?? 0}`}>{t`Earlier messages`}</SiteLink>
      )}
      <Entries id={talk.id} entries={talk.entries} name={name} />
      {talk.isLatest ? (
        <div className={css.write} id="latest">
          {!answer.refusal && <KeptNote kept={talk.kept} typed={talk.typed !== ''} />}
          <MessageForm
            id={talk.id}
            formKey={talk.formKey}
            whyNot={talk.whyNotWrite}
            typed={answer.content ?? talk.typed}
            errors={errors}
          />
          <TalkWays talk={talk} name={name} />
        </div>
      ) : (
        <SiteLink to={`${talkHref(talk.id)}#latest`}>{t`View latest messages`}</SiteLink>
      )}
    </AccountPage>
  );
}
