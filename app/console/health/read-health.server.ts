import { type BackupAges, backupAges } from '#platform/backup/backup-ages.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { releaseOfProject } from '#platform/config/release.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { countMessages } from '#platform/outbox/count-messages.ts';
import { waitingWork } from '#platform/workshop/workshop.server.ts';
import { certificateHolds } from './certificate.server.ts';
import { type DatabaseHealth, readDatabase } from './read-database.server.ts';
import { type JobHealth, readJobs } from './read-jobs.server.ts';

/** How the site does; moments are ISO 8601. */
export interface Health {
  jobs: JobHealth[];
  /** Mail and SMS. */
  outbox: { waiting: number; oldest: string | undefined; failed: number };
  /** Pictures and documents that wait to be made in this process, by who waits for them. */
  work: ReturnType<typeof waitingWork>;
  database: DatabaseHealth;
  backups: BackupAges;
  /** This process, of perhaps several. */
  process: { release: string; node: string; since: string; bytes: number; heapBytes: number };
  /** The site's own; undefined where the address has none, or does not answer. */
  certificate: { until: string; days: number } | undefined;
}

const day = 86_400_000;

/** Looks at the jobs, the database and this process. It changes nothing. */
export async function readHealth(site: SiteContext): Promise<Health> {
  const { db, clock, settings } = site;
  const now = clock.now();
  const [jobs, outbox, database, backups, holds] = await Promise.all([
    readJobs(site),
    countMessages(db),
    readDatabase(site),
    // As a certificate, backups go by the time of the world.
    backupAges(db, new Date()),
    certificateHolds(settings.SITE_URL),
  ]);
  const { rss, heapUsed } = process.memoryUsage();
  return {
    jobs,
    database,
    backups,
    outbox: { waiting: outbox.waiting, oldest: outbox.oldest && venueIso(outbox.oldest), failed: outbox.givenUp },
    work: waitingWork(),
    process: {
      release: releaseOfProject(),
      node: process.versions.node,
      since: venueIso(new Date(now.getTime() - process.uptime() * 1000)),
      bytes: rss,
      heapBytes: heapUsed,
    },
    // A certificate goes by the time of the world, not by that of a demonstration.
    certificate: holds && { until: venueIso(holds), days: Math.floor((holds.getTime() - Date.now()) / day) },
  };
}
