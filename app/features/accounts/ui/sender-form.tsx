import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { TypedSender } from '../senders/sender.ts';
import type { senderOf } from '../senders/sender-form.server.ts';
import { CaptchaField } from './captcha-field.tsx';
import css from './sender-form.module.css';

interface Asked {
  label: string;
  hint?: string;
}

interface SenderFormProps {
  /** Path of the page, without language prefix. */
  action: string;
  sender: Awaited<ReturnType<typeof senderOf>>;
  typed: TypedSender;
  /** Messages by field. */
  errors: { [Name in keyof TypedSender | 'captcha']?: string | undefined };
  /** How hard a puzzle is asked for; 0: a graphic code will do. */
  level?: number;
  /** How the name and the phone or mail are asked for. */
  person: Asked;
  reachable: Asked;
  /** Why nothing was sent, where that is not about a field. */
  failure?: ReactNode;
  /** What becomes of what is sent. */
  note: string;
  /** Its other fields. */
  children: ReactNode;
}

/** A message that anybody may send: a member with what is known of them, others behind a graphic code. */
export function SenderForm(props: SenderFormProps) {
  const { action, sender, typed, errors, level = 0, person, reachable, failure, note, children } = props;
  const { t } = useLingui();
  const { captcha, key } = sender;
  return (
    <PostForm action={action}>
      {failure && (
        <p role="alert" className={form.refusal}>
          {failure}
        </p>
      )}
      <input type="hidden" name="key" value={key} />
      {children}
      <TextField
        id="contactPerson"
        {...person}
        error={errors.contactPerson}
        defaultValue={typed.contactPerson}
        autoComplete="name"
        maxLength={400}
      />
      <TextField
        id="contactInformation"
        {...reachable}
        error={errors.contactInformation}
        defaultValue={typed.contactInformation}
        autoComplete="email"
        maxLength={300}
        spellCheck={false}
      />
      {captcha && (
        <div id="captcha">
          <CaptchaField captcha={captcha} level={level} error={errors.captcha} />
        </div>
      )}
      <p className={css.note}>{note}</p>
      <button type="submit" className={button.primary}>{t`Send the message`}</button>
    </PostForm>
  );
}
