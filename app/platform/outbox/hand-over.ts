import type { Settings } from '../config/settings.ts';
import { handToMailServer } from './mail-server.ts';
import type { HandOver, Message } from './message.ts';
import { noteInOutbox } from './outbox-file.ts';
import { handToSmsGateway } from './sms-gateway.ts';

/** Hands a message to the provider of its channel; without one, in a demonstration, to the outbox file. */
export async function handOver(settings: Settings, now: Date, id: string, message: Message): Promise<HandOver> {
  const { channel, to, text, code } = message;
  if (channel === 'sms' && settings.SMS_URL) {
    const signed = `${settings.SMS_SIGNATURE ?? ''}${text}`;
    return handToSmsGateway(settings.SMS_URL, id, { ...message, text: signed });
  }
  if (channel === 'email' && settings.SMTP_URL) return handToMailServer(settings, settings.SMTP_URL, id, message);
  if (!settings.DEMO) return { outcome: 'refused', why: 'no provider', lasting: true };
  await noteInOutbox(settings, now, { channel, to, text, ...(code ? { code } : {}) });
  return { outcome: 'taken' };
}
