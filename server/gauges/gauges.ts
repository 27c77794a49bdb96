import { certificateHolds } from '#console/health/certificate.server.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { ScrapedGauge } from '../front/metrics/scraped-gauges.ts';
import { copyGauges } from './copies.ts';
import { expoGauges } from './expo.ts';
import { jobGauges } from './jobs.ts';
import { outboxGauges } from './outbox.ts';

/**
 * What `/metrics` reads as somebody asks, beside what is counted (server/front/metrics). One more is three lines here: `name`,
 * `help`, `read`. docs/metrics.md names them all.
 */
export function gaugesOf(platform: Platform, database: Pick<OpenDatabase, 'poolUse'>): ScrapedGauge[] {
  return [
    {
      name: 'database_pool_connections',
      help: 'Connections of the pool of this process, by state',
      labels: ['state'],
      read: () => {
        const { lent, idle, most } = database.poolUse();
        return Object.entries({ lent, idle, most }).map(([state, value]) => ({ labels: { state }, value }));
      },
    },
    {
      name: 'database_pool_waiting',
      help: 'Statements that wait for a connection of the pool',
      read: () => database.poolUse().waiting,
    },
    ...outboxGauges(platform),
    ...jobGauges(platform),
    ...expoGauges(platform),
    ...copyGauges(platform),
    {
      name: 'certificate_seconds',
      help: 'How long the certificate of SITE_URL still holds, as looked at within the last hour',
      // By the time of the world, not by that of a demonstration.
      read: async () => {
        const holds = await certificateHolds(platform.settings.SITE_URL);
        return holds && (holds.getTime() - Date.now()) / 1000;
      },
    },
  ];
}
