import type { Settings } from '../config/settings.ts';

/** The ways on which messages leave. */
export const channels = ['sms', 'email'] as const;

export type Channel = (typeof channels)[number];

/** The ways on which this site can send: those with a provider, and in a demonstration all (into the outbox file). */
export function channelsOf({ DEMO, SMS_URL, SMTP_URL }: Pick<Settings, 'DEMO' | 'SMS_URL' | 'SMTP_URL'>): Channel[] {
  const provider = { sms: SMS_URL, email: SMTP_URL };
  return channels.filter((channel) => DEMO || provider[channel]);
}
