import type { Settings } from '../config/settings.ts';
import { handToMailServer } from './mail-server.ts';
import type { HandOver, Message } from './message.ts';
import { noteInOutbox } from './outbox-file.ts';

/** Hands a mail to the mail server; in a demonstration without providers any message to the outbox file. */
export async function handOver(settings: Settings, now: Date, id: string, message: Message): Promise<HandOver> {
  const { channel, to, text, code } = message;
  if (channel === 'email' && settings.SMTP_URL) return handToMailServer(settings, settings.SMTP_URL, id, message);
  if (!settings.DEMO) return { outcome: 'refused', why: 'no provider', lasting: true };
  await noteInOutbox(settings, now, { channel, to, text, ...(code ? { code } : {}) });
  return { outcome: 'taken' };
}
