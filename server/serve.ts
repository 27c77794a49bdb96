import { join } from 'node:path';
import { checkingLinks } from '#console/links/check/check-links.server.ts';
import { writeMisses, writingMisses } from '#console/misses/write-misses.server.ts';
import { writeReads, writingReads } from '#console/reads/write-reads.server.ts';
import { firstAccount, giveFirstPassword } from '#features/staff/first-account.server.ts';
import { isDatabaseAway } from '#platform/db/away.ts';
import { migrationCheck } from '#platform/db/migrate.ts';
import { listenForNotices } from '#platform/jobs/listen-for-notices.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import { countMessages } from '#platform/outbox/count-messages.ts';
import { askOwn } from './ask-own.ts';
import { endOnSignal } from './end-on-signal.ts';
import { createFront } from './front/front.ts';
import { listen } from './listen.ts';
import { createSite, endStreams, hears, jobs } from './main.ts';
import { listenForEmptiedPages } from './page-notices.ts';
import type { OpenPlatform } from './platform.ts';

/** How long a process that is to end still takes connections: proxies ask /readyz meanwhile and learn of it. Milliseconds. */
const noticeBeforeClosing = 5000;

/**
 * Serves the site until SIGTERM or SIGINT: then it is not ready, finishes what runs and ends.
 * @throws SettingsError where the address is taken or is not this machine's
 */
export async function serve({ platform, database }: OpenPlatform, buildDirectory: string): Promise<void> {
  const { settings, log, kept } = platform;
  const clientDirectory = join(buildDirectory, 'client');
  const front = createFront({
    settings,
    site: createSite(platform, clientDirectory),
    log,
    clientDirectory,
    ready: migrationCheck(database),
    awaySince: () => database.availability.awaySince,
    outbox: () => countMessages(database.db),
  });
  const notices = await listenForEmptiedPages(
    database,
    [front, { emptyPages: (tags) => kept.empty(tags), emptyAll: () => kept.emptyAll() }],
    log,
  );
  await listen(front.server, settings);
  const address = front.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  const home = `http://${settings.HOST === '0.0.0.0' ? 'localhost' : settings.HOST}:${port}/`;
  console.log(`The site is at ${home}`);
  const password = await giveFirstPassword(platform.db, settings);
  if (password)
    console.log(`Its console is at ${home}console/ for ${firstAccount}, password ${password} (said only now)`);
  const ownJobs = [writingReads(front.reads), writingMisses(front.reads), checkingLinks((path) => askOwn(home, path))];
  const running = startJobs(platform, database, [...jobs, ...ownJobs]);
  const lastCounts = {
    async stop() {
      await writeReads(platform, front.reads.take());
      await writeMisses(platform, front.reads.takeMissed());
    },
  };
  const hearing = listenForNotices(database, Object.keys(hears), (channel, said) => hears[channel]?.(said), log);

  // A promise that nobody waits for any more, of work that another part of has failed already, may not end the process.
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseAway(reason)) throw reason;
  });
  endOnSignal({
    endStreams,
    front,
    notice: settings.DEMO ? 0 : noticeBeforeClosing,
    running: [running, lastCounts, notices, hearing],
    database,
    log,
  });
}
