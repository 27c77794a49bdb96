import { useLingui } from '@lingui/react/macro';
import { useAwake } from '#platform/client/use-awake.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import { Field } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import { LanguageNote } from '#ui/form/language-note.tsx';
import type { WriteRefusal } from '../policy.ts';
import { refusalMessages } from '../refusal-messages.ts';
import { filesMost, messageMost, talkHref } from '../talks.ts';
import { useSoftMessage } from './use-soft-message.ts';

interface MessageFormProps {
  /** Of the talk. */
  id: string;
  /** Pressed twice, the form writes one message. */
  formKey: string;
  whyNot: WriteRefusal | undefined;
  /** What was typed and not taken. */
  typed: string;
  errors: { content?: string; files?: string };
}

/** Where a message is written. Sent by the browser itself; once the page is awake, without leaving it. */
export function MessageForm({ id, formKey, whyNot, typed, errors: told }: MessageFormProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const isAwake = useAwake();
  const { send, isSending, errors, failure } = useSoftMessage(id, told);
  if (whyNot) return <p className={form.hint}>{i18n._(refusalMessages[whyNot])}</p>;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={localHref(locale, talkHref(id))}
      noValidate
      onSubmit={isAwake ? send : undefined}
      className={form.form}
    >
      <LanguageNote />
      <input type="hidden" name="key" value={formKey} />
      {failure && (
        <p role="alert" className={form.refusal}>
          {failure}
        </p>
      )}
      <Field id="content" label={t`Your message`} hint={t`Up to ${messageMost} characters.`} error={errors.content}>
        {(control) => <textarea {...control} name="content" rows={4} dir="auto" defaultValue={typed} />}
      </Field>
      <Field
        id="files"
        label={t`Files (optional)`}
        hint={t`Up to ${filesMost} images or PDF files, 10 MB in total.`}
        error={errors.files}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="files"
            multiple
            accept=".pdf,.jpg,.jpeg,.png,.webp,.avif,application/pdf,image/jpeg,image/png,image/webp,image/avif"
          />
        )}
      </Field>
      <button type="submit" className={button.primary} aria-disabled={isSending || undefined}>
        {isSending ? t`Sending …` : t`Send`}
      </button>
    </form>
  );
}
