import type { Message } from '../message.ts';
import { askProvider } from './ask-provider.ts';
import type { TextAnswer } from './text-provider.ts';

/** Answers that are about us or about the moment, and come before anything is sent: the operator mends them, or time does. */
const outOfOrder = new Set([401, 403, 429, 503]);

/**
 * Hands a text message to an HTTP gateway: POST of JSON `{to, text, id}`, with user and password of the address as basic
 * auth. The message's id is the `Idempotency-Key`: a second try after a lost answer is no second message.
 */
export async function handToGateway(gateway: URL, id: string, { to, text }: Message): Promise<TextAnswer> {
  const url = new URL(gateway);
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': id };
  if (url.username || url.password) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.Authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    url.username = '';
    url.password = '';
  }
  const answer = await askProvider(url, { headers, body: JSON.stringify({ to, text, id }) });
  if ('failed' in answer) {
    const why = `gateway not reached: ${answer.failed}`;
    return answer.surelyNotTaken ? { outcome: 'refused', about: 'provider', why } : { outcome: 'unknown', why };
  }
  // Its words may repeat the recipient: only the status is kept.
  const { status } = answer;
  const why = `gateway answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  if (outOfOrder.has(status)) return { outcome: 'refused', about: 'provider', why };
  if (status >= 400 && status < 500 && status !== 408) return { outcome: 'refused', about: 'message', why };
  return { outcome: 'unknown', why };
}
