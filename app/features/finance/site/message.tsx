import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CaptchaField } from '#features/accounts/ui/captcha-field.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#site/banner.tsx';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { SiteLink } from '#site/link.tsx';
import { useSectionNames } from '#site/menu/use-section-names.ts';
import type { PageHandle } from '#site/page-handle.ts';
import { PageHead } from '#site/page-head.tsx';
import button from '#ui/button.module.css';
import { CountedText } from '#ui/form/counted-text.tsx';
import { ErrorSummary, type Wrong } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { messageHref, messageMost, providersHref } from '../finance.ts';
import css from './finance.module.css';
import { readForm, sendForm } from './message-form.server.ts';

export const handle = { section: 'finance' } satisfies PageHandle;
export const headers = personalHeaders;

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return readForm(request, siteOf(context), params.id);
}

export function action({ context, request, params }: ActionFunctionArgs) {
  return sendForm(request, siteOf(context), params.id);
}

/** Writes to a provider; says afterwards that it was sent. */
export default function MessagePage() {
  const { t } = useLingui();
  const { provider, sent } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const wrong = useWrong();
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
        <h1>{title}</h1>
        <ErrorSummary wrong={wrong} />
        {isSent ? <Sent /> : <MessageForm />}
      </div>
    </>
  );
}

function useWrong(): Wrong[] {
  const errors: Record<string, string | undefined> = useAnswer<typeof action>()?.errors ?? {};
  return Object.entries(errors).flatMap(([id, text]) => (text ? [{ id, text }] : []));
}

function Sent() {
  const { t } = useLingui();
  const { provider } = useLoaderData<typeof loader>();
  return (
    <div className={css.words} role="status">
      <h2>{t`Your message has been sent.`}</h2>
      <p>{t`It goes to the provider by e-mail. They answer to the phone or e-mail that you have given.`}</p>
      <SiteLink to={provider.href}>{t`Back to the provider`}</SiteLink>
      <SiteLink to={providersHref()}>{t`All providers`}</SiteLink>
    </div>
  );
}

function MessageForm() {
  const { t } = useLingui();
  const { provider, known, captcha, isMember, key } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const typed = answer?.typed ?? { content: '', ...known };
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  if (!captcha && !isMember) {
    return <p role="alert">{t`Too many graphic codes were asked for from here. Please try again in ten minutes.`}</p>;
  }
  return (
    <PostForm action={messageHref(provider.id)}>
      <Failure />
      <input type="hidden" name="key" value={key} />
      <Field id="content" label={t`Message`} hint={t`At most ${messageMost} characters.`} error={errors.content}>
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
      <Field id="contactPerson" label={t`Your name`} error={errors.contactPerson}>
        {(control) => (
          <input
            {...control}
            name="contactPerson"
            defaultValue={typed.contactPerson}
            autoComplete="name"
            maxLength={400}
          />
        )}
      </Field>
      <Field
        id="contactInformation"
        label={t`Phone or e-mail`}
        hint={t`Where the provider answers. A phone with the code of its country; a mobile of the Chinese mainland needs none.`}
        error={errors.contactInformation}
      >
        {(control) => (
          <input
            {...control}
            name="contactInformation"
            defaultValue={typed.contactInformation}
            autoComplete="email"
            maxLength={300}
            spellCheck={false}
          />
        )}
      </Field>
      {captcha && (
        <div id="captcha">
          <CaptchaField captcha={captcha} error={errors.captcha} />
        </div>
      )}
      <p
        className={css.soft}
      >{t`The provider receives the message, your name and how to reach you. The expo keeps them sealed for a year.`}</p>
      <button type="submit" className={button.primary}>{t`Send the message`}</button>
    </PostForm>
  );
}

/** Why nothing was sent, where that is not about a field. */
function Failure() {
  const { t } = useLingui();
  const { provider } = useLoaderData<typeof loader>();
  const { failed, wait = 0 } = useAnswer<typeof action>() ?? {};
  const { email } = provider;
  if (failed === 'no-mail') {
    return (
      <p role="alert">{t`Submit failed: no e-mails leave this site at present. Please write to ${email} yourself.`}</p>
    );
  }
  if (failed === 'changed') {
    return (
      <p role="alert">{t`Submit failed: this message was sent before, and you have changed it since. Send it again if it is to go as well.`}</p>
    );
  }
  if (wait > 0)
    return (
      <p role="alert">{t`Submit failed: that was too often. Nothing is lost: please try again in ${wait} min.`}</p>
    );
  return null;
}
