import { type BackupAge, backupAges } from '#platform/backup/backup-ages.ts';
import { purgeLag } from '#platform/edge/purge-lag.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { keptBriefly } from '../front/metrics/kept-briefly.ts';
import type { ScrapedGauge } from '../front/metrics/scraped-gauges.ts';

/** Two gauges are of one query. Milliseconds. */
const askedOnceIn = 1000;

/** What lies elsewhere as well: backups, and pages at the edge. Their times are the world's, not a demonstration's. */
export function copyGauges({ db }: Pick<Platform, 'db'>): ScrapedGauge[] {
  const ages = keptBriefly(() => backupAges(db, new Date()), askedOnceIn);
  const both = async (measure: (age: BackupAge) => number | undefined) => {
    const { backup, drill } = await ages();
    return [
      { labels: { kind: 'backup' }, value: measure(backup) },
      { labels: { kind: 'drill' }, value: measure(drill) },
    ].flatMap(({ labels, value }) => (value === undefined ? [] : [{ labels, value }]));
  };
  return [
    {
      name: 'backup_age_seconds',
      help: 'How long ago the last backup was made, and the last one proven to come back (drill); no value before the first',
      labels: ['kind'],
      ofDatabase: true,
      read: () => both(({ seconds }) => seconds),
    },
    {
      name: 'backup_state',
      help: 'Of the last backup and the last drill: 0 in time, 1 late, 2 missed or never',
      labels: ['kind'],
      ofDatabase: true,
      read: () => both(({ state }) => ({ well: 0, late: 1, missed: 2 })[state]),
    },
    {
      name: 'edge_purge_lag_seconds',
      help: 'For how long the oldest purge of the cache in front has waited to be sent; 0 where none waits',
      ofDatabase: true,
      read: () => purgeLag(db),
    },
  ];
}
