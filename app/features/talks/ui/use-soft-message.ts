import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, noAnswer, type Outcome } from '#platform/client/call.ts';

interface Errors {
  content?: string;
  files?: string;
}

/** Sends a message without leaving the page. What was typed stays until it has arrived. @param told what was wrong before */
export function useSoftMessage(id: string, told: Errors) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<unknown>>();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const answer = await sendForm(id, new FormData(form));
    setSending(false);
    setOutcome(answer);
    if (answer.code === 0) {
      form.reset();
      await revalidate();
    }
    form.querySelector('textarea')?.focus();
  }

  const { code = 0, msg = '' } = outcome ?? {};
  const failed = code !== 0 && !outcome?.errors;
  return {
    send,
    isSending,
    errors: outcome ? ((outcome.errors ?? {}) as Errors) : told,
    failure: failed
      ? code === noAnswer
        ? t`There was no answer. Your message is still here: please try again.`
        : msg
      : undefined,
  };
}

function sendForm(id: string, form: FormData): Promise<Outcome<unknown>> {
  form.set('id', id);
  const files = form.getAll('files').filter((each) => typeof each !== 'string' && each.size > 0);
  if (files.length === 0) return call('/api/talk/message', { body: { id, content: form.get('content') } });
  return call('/api/talk/files', { body: form });
}
