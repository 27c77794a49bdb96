import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { SenderForm } from '#features/accounts/ui/sender-form.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Choices } from '#ui/form/choices.tsx';
import { CountedText } from '#ui/form/counted-text.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { boardHref, contentMost, identities, titleMost, writeHref } from '../messages.ts';
import { useMessageWords } from '../ui/use-message-words.ts';
import type { Route } from './+types/write.ts';
import css from './write.module.css';
import { readForm, sendForm } from './write-form.server.ts';

export const handle = { section: 'about' } satisfies PageHandle;
export const headers = personalHeaders;

export function loader({ context, request }: Route.LoaderArgs) {
  return readForm(request, siteOf(context));
}

export function action({ context, request }: Route.ActionArgs) {
  return sendForm(request, siteOf(context));
}

/** Writes a message for the board; says afterwards what becomes of it. */
export default function WritePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { sent } = loaderData;
  const answer = useAnswer<typeof action>();
  // A group of choices is reached by its first one.
  const wrong = wrongOf(answer?.errors ?? {}, { identity: 'identity-0' });
  const title = t`Write a message`;
  const isSent = sent && !answer;
  return (
    <>
      {wrong.length > 0 || isSent ? (
        <PageHead title={isSent ? t`Thank you for your comment.` : t`Error: ${title}`} unlisted />
      ) : (
        <PageHead
          title={title}
          description={t`Ask the expo a question or tell us what you think, as an exhibitor, a buyer or a visitor.`}
        />
      )}
      <meta name="referrer" content="same-origin" />
      <Banner section="about" title={title} />
      <div className={css.page}>
        <Breadcrumbs
          trail={[
            { title: t`About Us`, to: '/about/' },
            { title: t`Message board`, to: boardHref() },
          ]}
        />
        <ErrorSummary wrong={wrong} />
        {isSent ? <Sent /> : <MessageForm />}
      </div>
    </>
  );
}

function Sent() {
  const { t } = useLingui();
  const { sender } = useLoaderData<typeof loader>();
  return (
    <div className={css.sent} role="status">
      <h2>{t`Thank you for your comment.`}</h2>
      <p>{t`We read your message, then publish it with our answer. Your name and contact details are never shown.`}</p>
      {sender.isMember && <SiteLink to="/account/messages">{t`Follow your message in your account`}</SiteLink>}
      <SiteLink to={boardHref()}>{t`Back to the message board`}</SiteLink>
    </div>
  );
}

/** How a stranger is told what becomes of a message; members are told as their profile says. */
function useToldBy(): string {
  const { t } = useLingui();
  const { told, sender } = useLoaderData<typeof loader>();
  if (sender.isMember || told.length === 2)
    return t`We will let you know when it is published and when it is answered.`;
  return told[0] === 'sms'
    ? t`Leave a mobile number and we will let you know when your message is published and when it is answered.`
    : t`Leave an e-mail address and we will let you know when your message is published and when it is answered.`;
}

function MessageForm() {
  const { t, i18n } = useLingui();
  const { sender } = useLoaderData<typeof loader>();
  const { identityNames } = useMessageWords();
  const answer = useAnswer<typeof action>();
  const typed = answer?.typed ?? { title: '', content: '', identity: '', ...sender.known };
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  return (
    <SenderForm
      action={writeHref}
      sender={sender}
      typed={typed}
      errors={errors}
      level={answer?.level ?? 0}
      person={{ label: t`Contact person`, hint: t`Never shown.` }}
      reachable={{
        label: t`Contact information`,
        hint: t`Never shown. A phone number with its country code, or an e-mail address. Mobiles in mainland China need no country code.`,
      }}
      failure={useFailure()}
      note={[
        t`Messages are reviewed before they are published. Your name and contact details are stored encrypted, for a year at most.`,
        useToldBy(),
      ].join(writingOf(i18n.locale as Locale).betweenSentences)}
    >
      <TextField
        id="title"
        label={t`Title`}
        hint={t`Up to ${titleMost} characters.`}
        error={errors.title}
        defaultValue={typed.title}
        autoComplete="off"
        maxLength={2000}
      />
      <Field id="content" label={t`Content`} hint={t`Up to ${contentMost} characters.`} error={errors.content}>
        {(control) => (
          <CountedText
            {...control}
            name="content"
            defaultValue={typed.content}
            most={contentMost}
            counted={(count) => t`${count} of ${contentMost} characters`}
          />
        )}
      </Field>
      <Choices
        name="identity"
        legend={t`Writing as`}
        value={typed.identity}
        error={errors.identity}
        options={identities.map((value) => ({ value, label: identityNames[value] }))}
      />
    </SenderForm>
  );
}

/** Why nothing was written, where that is not about a field. */
function useFailure(): string | undefined {
  const { t } = useLingui();
  const { changed, wait = 0 } = useAnswer<typeof action>() ?? {};
  if (changed) {
    return t`Submit failed: this message has already been sent and you have changed it since. Send it again to publish the new version too.`;
  }
  return wait > 0 ? t`Submit failed: too many attempts. Nothing is lost; please try again in ${wait} min.` : undefined;
}
