import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { SenderForm } from '#features/accounts/ui/sender-form.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import { CountedText } from '#ui/form/counted-text.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { messageHref, messageMost, providersHref } from '../finance.ts';
import type { Route } from './+types/message.ts';
import css from './finance.module.css';
import { readForm, sendForm } from './message-form.server.ts';

export const handle = { section: 'finance' } satisfies PageHandle;
export const headers = personalHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return readForm(request, siteOf(context), params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return sendForm(request, siteOf(context), params.id);
}

/** Writes to a provider; says afterwards that it was sent. */
export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { provider, sent } = loaderData;
  const answer = useAnswer<typeof action>();
  const wrong = wrongOf(answer?.errors ?? {});
  const section = useSectionNames().finance;
  const { name } = provider;
  const title = t`Message to ${name}`;
  const isSent = sent && !answer;
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <meta name="referrer" content="same-origin" />
      <Banner section="finance" />
      <div className={css.form}>
        <Breadcrumbs
          trail={[
            { title: section, to: '/finance/' },
            { title: name, to: provider.href },
          ]}
        />
        <h1>
          <TitleWords>{title}</TitleWords>
        </h1>
        <ErrorSummary wrong={wrong} />
        {isSent ? <Sent /> : <MessageForm />}
      </div>
    </>
  );
}

function Sent() {
  const { t } = useLingui();
  const { provider } = useLoaderData<typeof loader>();
  return (
    <div className={css.words} role="status">
      <h2>{t`Your message has been sent.`}</h2>
      <p>{t`Your message is sent to the provider by e-mail. They will answer using the phone number or e-mail address you gave.`}</p>
      <SiteLink to={provider.href}>{t`Back to the provider`}</SiteLink>
      <SiteLink to={providersHref()}>{t`All providers`}</SiteLink>
    </div>
  );
}

function MessageForm() {
  const { t } = useLingui();
  const { provider, sender } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const typed = answer?.typed ?? { content: '', ...sender.known };
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  return (
    <SenderForm
      action={messageHref(provider.id)}
      sender={sender}
      typed={typed}
      errors={errors}
      level={answer?.level ?? 0}
      person={{ label: t`Your name` }}
      reachable={{
        label: t`Phone or e-mail`,
        hint: t`Where the provider will answer you. Give phone numbers with the country code; mobiles in mainland China need none.`,
      }}
      failure={useFailure()}
      note={t`The provider receives your message, name and contact details. The expo keeps them encrypted for a year.`}
    >
      <Field id="content" label={t`Message`} hint={t`Up to ${messageMost} characters.`} error={errors.content}>
        {(control) => (
          <CountedText
            {...control}
            name="content"
            defaultValue={typed.content}
            most={messageMost}
            counted={(count) => t`${count} of ${messageMost} characters`}
          />
        )}
      </Field>
    </SenderForm>
  );
}

/** Why nothing was sent, where that is not about a field. */
function useFailure(): string | undefined {
  const { t } = useLingui();
  const { provider } = useLoaderData<typeof loader>();
  const { failed, wait = 0 } = useAnswer<typeof action>() ?? {};
  const { email } = provider;
  if (failed === 'no-mail') {
    return t`Submit failed: this site cannot send e-mails at the moment. Please write to ${email} directly.`;
  }
  if (failed === 'changed') {
    return t`Submit failed: this message has already been sent and you have changed it since. Send it again to send the new version too.`;
  }
  return wait > 0 ? t`Submit failed: too many attempts. Nothing is lost; please try again in ${wait} min.` : undefined;
}
