import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { deliverMessages } from '#platform/outbox/deliver-messages.ts';
import { type CodeAsking, type CodeSending, sendCode } from './send-code.server.ts';

/** What `sendCode` needs to know of a request. */
export type Asking = Platform & Pick<SiteContext, 'locale' | 'clientAddress'>;

/** The messages to somebody that have left a demonstration, oldest first; what waits is delivered before. */
export async function messagesTo(platform: Platform, address: string): Promise<{ text: string; code: string }[]> {
  await deliverMessages(platform);
  return readFileSync(join(platform.settings.DATA_DIR, 'outbox.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { to: string; text: string; code: string })
    .filter(({ to }) => to === address);
}

/** The last code that somebody was sent. */
export async function lastCodeOf(platform: Platform, address: string): Promise<string> {
  return (await messagesTo(platform, address)).at(-1)?.code ?? '';
}

/** Has a code sent, as a call does that somebody makes after answering a graphic code. */
export function askCode(
  site: Asking,
  asked: Pick<CodeAsking, 'purpose' | 'to'> & Partial<CodeAsking>,
): Promise<CodeSending> {
  return sendCode(site, { request: new Request('http://localhost/'), work: 0, open: true, ...asked });
}

/** A code that is not the right one. */
export function wrongCode(right: string, by = 1): string {
  return String((Number(right) + by) % 1_000_000).padStart(6, '0');
}
