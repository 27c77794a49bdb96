import { serverFeatures } from '#features/index.server.ts';
import { countAtGates, countPlaces } from '#features/reservations/figures/count-now.server.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { keptBriefly } from '../front/metrics/kept-briefly.ts';
import type { ScrapedGauge } from '../front/metrics/scraped-gauges.ts';

/** Two gauges each are of one query. Milliseconds. */
const askedOnceIn = 1000;

const queues = serverFeatures.flatMap(({ inbox = [] }) => inbox);

/** What the expo is about: places reserved, visitors let in, what waits for staff. */
export function expoGauges({ db, clock }: Pick<Platform, 'db' | 'clock'>): ScrapedGauge[] {
  const places = keptBriefly(() => countPlaces(db, clock.now()), askedOnceIn);
  const gates = keptBriefly(() => countAtGates(db, clock.now()), askedOnceIn);
  return [
    {
      name: 'reservations',
      help: 'Reservations that stand, of days to come and today',
      ofDatabase: true,
      read: async () => (await places()).bookings,
    },
    {
      name: 'reservation_places',
      help: 'Places of days to come and today, by state',
      labels: ['state'],
      ofDatabase: true,
      read: async () => {
        const { sold, held, free } = await places();
        return Object.entries({ sold, held, free }).map(([state, value]) => ({ labels: { state }, value }));
      },
    },
    {
      name: 'admissions_today',
      help: 'Visitors let in today',
      ofDatabase: true,
      read: async () => (await gates()).admitted,
    },
    {
      name: 'admission_last_seconds',
      help: 'How long ago a visitor was last let in today; no value before the first',
      ofDatabase: true,
      read: async () => (await gates()).secondsSince,
    },
    {
      name: 'inbox_waiting',
      help: 'What waits for staff to decide on, by kind',
      labels: ['queue'],
      ofDatabase: true,
      read: () =>
        Promise.all(queues.map(async ({ name, count }) => ({ labels: { queue: name }, value: await count(db) }))),
    },
  ];
}
