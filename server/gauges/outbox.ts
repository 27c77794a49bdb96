import type { Platform } from '#platform/http/site-context.ts';
import { ageOfMessages, countMessages } from '#platform/outbox/count-messages.ts';
import { countTexts } from '#platform/outbox/sms/count-texts.ts';
import { keptBriefly } from '../front/metrics/kept-briefly.ts';
import type { ScrapedGauge } from '../front/metrics/scraped-gauges.ts';

/** Several gauges are of one query: it is asked once for all of them. Milliseconds. */
const askedOnceIn = 1000;

/** Mail and text messages: what waits, for how long, and what text messages cost. */
export function outboxGauges({ db, clock }: Pick<Platform, 'db' | 'clock'>): ScrapedGauge[] {
  return [
    {
      name: 'outbox_messages',
      help: 'Messages in the outbox, of the last seven days',
      labels: ['state'],
      ofDatabase: true,
      read: async () => {
        const { waiting, givenUp } = await countMessages(db);
        return [
          { labels: { state: 'waiting' }, value: waiting },
          { labels: { state: 'given-up' }, value: givenUp },
        ];
      },
    },
    {
      name: 'outbox_oldest_seconds',
      help: 'For how long the oldest message has waited to leave, by channel; 0 where none waits',
      labels: ['channel'],
      ofDatabase: true,
      read: async () =>
        (await ageOfMessages(db, clock.now())).map(({ channel, seconds }) => ({ labels: { channel }, value: seconds })),
    },
    ...textGauges({ db, clock }),
  ];
}

/** Text messages by provider and state, those of today beside their limits, and providers left alone. */
function textGauges({ db, clock }: Pick<Platform, 'db' | 'clock'>): ScrapedGauge[] {
  const counts = keptBriefly(() => countTexts(db, clock.now()), askedOnceIn);
  const today = async (measure: (day: { sent: number; most: number }) => number) =>
    (await counts()).today.map((day) => ({ labels: { prefix: day.prefix || 'all' }, value: measure(day) }));
  const ofDatabase = true;
  return [
    {
      name: 'text_messages',
      help: 'Text messages that providers were handed, of the last seven days',
      labels: ['provider', 'state'],
      ofDatabase,
      read: async () =>
        (await counts()).deliveries.map(({ provider, state, count }) => ({
          labels: { provider, state },
          value: count,
        })),
    },
    {
      name: 'text_messages_today',
      help: 'Text messages of today, where a day has a limit',
      labels: ['prefix'],
      ofDatabase,
      read: () => today(({ sent }) => sent),
    },
    {
      name: 'text_messages_daily_limit',
      help: 'How many text messages may leave today, where a day has a limit',
      labels: ['prefix'],
      ofDatabase,
      read: () => today(({ most }) => most),
    },
    {
      name: 'text_daily_limit_reached',
      help: 'Whether no more text messages leave today: 1, or 0',
      labels: ['prefix'],
      ofDatabase,
      read: () => today(({ sent, most }) => Number(sent >= most)),
    },
    {
      name: 'text_provider_resting',
      help: 'Providers of text messages that are left alone for a minute',
      labels: ['provider'],
      ofDatabase,
      read: async () => (await counts()).resting.map((provider) => ({ labels: { provider }, value: 1 })),
    },
  ];
}
