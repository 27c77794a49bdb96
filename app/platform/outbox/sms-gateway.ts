import { codeOf } from '#platform/error-code.ts';
import type { HandOver, Message } from './message.ts';

const timeOut = 10_000;

/** Answers that are about us or about the moment, not about the message: the operator mends them, or time does. */
const passing = new Set([401, 403, 408, 429]);

/**
 * Hands a text message to an HTTP gateway: POST of JSON `{to, text, id}`, with user and password of the address as basic
 * auth. The message's id is the `Idempotency-Key`: a second try after a lost answer is no second message.
 */
export async function handToSmsGateway(gateway: string, id: string, { to, text }: Message): Promise<HandOver> {
  const url = new URL(gateway);
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': id };
  if (url.username || url.password) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.Authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    url.username = '';
    url.password = '';
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to, text, id }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeOut),
    });
    // Its words may repeat the recipient: only the status is kept.
    await response.body?.cancel();
    if (response.ok) return { outcome: 'taken' };
    const { status } = response;
    const lasting = status >= 400 && status < 500 && !passing.has(status);
    return { outcome: 'refused', why: `gateway answered ${status}`, lasting };
  } catch (error) {
    return { outcome: 'refused', why: `gateway not reached: ${nameOf(error)}`, lasting: false };
  }
}

/** `TimeoutError`, `ECONNREFUSED`: what went wrong without what was sent. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return codeOf(error.cause) ?? error.name;
}
