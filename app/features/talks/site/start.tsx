import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { keptForm, memberOrLogin } from '#features/accounts/index.server.ts';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { newFormKey } from '#platform/http/request-key.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Field } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { useForeign } from '#ui/use-foreign.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { refusalMessages } from '../refusal-messages.ts';
import { statusOf } from '../refuse-talk.ts';
import { messageMost, startHref, talkHref } from '../talks.ts';
import { askable, startTalk, talkAbout } from '../thread/start-talk.server.ts';
import { useMessageErrors } from '../ui/use-message-errors.ts';
import { useRefusal } from '../ui/use-refusal.ts';
import type { Route } from './+types/start.ts';
import { keyIn, typedIn } from './typed-form.ts';

export const headers = personalHeaders;

/** Who has a talk about the project already is led to it. @throws 404 where there is no such project */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const projectId = projectAsked(request);
  const member = await memberOrLogin(request, site);
  if (projectId === undefined) throw new Refusal(404);
  const known = await talkAbout(site.db, member.id, projectId);
  if (known) throw seeOther(site, talkHref(known));
  const asked = await askable(site, member, projectId);
  if (!('outcome' in asked)) {
    const { id, name, lang, href } = asked;
    const kept = await keptForm(request, site, member);
    const form = { kept: kept && { hadFiles: false }, typed: kept?.fields.get('content') ?? '', formKey: newFormKey() };
    return data({ project: { id, name, lang, href }, refused: 'not-now' as const, ...form });
  }
  if (asked.outcome === 'missing') throw new Refusal(404);
  const form = { kept: undefined, typed: '', formKey: '' };
  return data({ project: undefined, refused: sayable(asked), ...form }, { status: statusOf(asked) });
}

function projectAsked(request: Request): number | undefined {
  const asked = new URL(request.url).searchParams.get('project') ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
}

/** Why nothing can be asked at all; the other reasons are about what was typed. */
function sayable({ outcome }: TalkRefusal): keyof typeof refusalMessages {
  return outcome in refusalMessages ? (outcome as keyof typeof refusalMessages) : 'not-now';
}

export async function action({ context, request }: Route.ActionArgs) {
  const site: SiteContext = siteOf(context);
  const member = await memberOrLogin(request, site);
  const sent = await formOf(request);
  const content = typedIn(sent, 'content');
  const projectId = projectAsked(request) ?? 0;
  const answer = await startTalk(site, member, { projectId, content, idempotencyKey: keyIn(sent) });
  switch (answer.outcome) {
    case 'started':
      return seeOther(site, talkHref(answer.key));
    case 'missing':
      throw new Refusal(404);
    default: {
      const headers: HeadersInit = answer.outcome === 'too-often' ? { 'Retry-After': String(answer.retryAfter) } : {};
      return data({ content, refusal: answer }, { status: statusOf(answer), headers });
    }
  }
}

/** The first message about a project. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { project, refused, kept, typed, formKey } = loaderData;
  const answer: { content?: string; refusal?: TalkRefusal } = useAnswer<typeof action>() ?? {};
  const said = useRefusal(answer.refusal);
  const { content: error } = useMessageErrors(answer.refusal);
  const lang = useForeign(project?.lang ?? locale);
  const title = t`Ask about a project`;
  if (!project) {
    return (
      <AccountPage part="negotiations" title={title}>
        <p role="alert">
          <b>{i18n._(refusalMessages[refused])}</b>
        </p>
        <SiteLink to="/negotiation/list" className={button.secondary}>{t`View other projects`}</SiteLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage part="negotiations" title={title} wrong={error ? [{ id: 'content', text: error }] : []}>
      <p>
        <SiteLink to={project.href} lang={lang}>
          {project.name}
        </SiteLink>
      </p>
      {said && <p role="alert">{said}</p>}
      {!answer.refusal && <KeptNote kept={kept} />}
      <p>{t`The owner sees your message with your name, company and country, and answers here. Your contact details are not shared.`}</p>
      <PostForm action={startHref(project.id)}>
        <input type="hidden" name="key" value={formKey} />
        <Field
          id="content"
          label={t`Your message`}
          hint={t`Introduce yourself, say what you can offer and what you would like to know. Up to ${messageMost} characters.`}
          error={error}
        >
          {(control) => (
            <textarea {...control} name="content" rows={8} dir="auto" defaultValue={answer.content ?? typed} />
          )}
        </Field>
        <div className={form.actions}>
          <button type="submit" className={button.primary}>{t`Send to the owner`}</button>
          <SiteLink to={project.href}>{t`Back to the project`}</SiteLink>
        </div>
      </PostForm>
    </AccountPage>
  );
}
