import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, noAnswer, type Outcome } from '#platform/client/call.ts';
import { type Attempt, answered, attemptOf, chosenFiles } from './attempt.ts';

interface Errors {
  content?: string;
  files?: string;
}

/** Sends a message without leaving the page. What was typed stays until it has arrived. @param told what was wrong before */
export function useSoftMessage(id: string, told: Errors) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const [outcome, setOutcome] = useState<Outcome<unknown>>();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const typed = new FormData(form);
    const sent = attemptOf(id, typed, attempt.current);
    attempt.current = sent;
    const answer = await sendForm(id, typed, sent);
    // Of an answer that was lost nobody knows whether the message stands.
    if (answer.code !== noAnswer) attempt.current = answered(sent);
    setSending(false);
    setOutcome(answer);
    if (answer.code === 0) {
      form.reset();
      // What was typed before this page came stands in it as the value that it began with.
      for (const area of form.querySelectorAll('textarea')) area.value = '';
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
        ? t`No response. Your message is still here; please try again.`
        : msg
      : undefined,
  };
}

async function sendForm(id: string, form: FormData, sent: Attempt): Promise<Outcome<unknown>> {
  const answer = await sendUnder(sent.key, id, form);
  // The page was gone back to and changed: what stands in the form now is another message.
  return answer.errors?.['Idempotency-Key'] ? sendUnder(attemptOf(id, form, answered(sent)).key, id, form) : answer;
}

function sendUnder(idempotencyKey: string, id: string, form: FormData): Promise<Outcome<unknown>> {
  form.set('id', id);
  if (chosenFiles(form).length > 0) return call('/api/talk/files', { body: form, idempotencyKey });
  return call('/api/talk/message', { body: { id, content: form.get('content') }, idempotencyKey });
}
