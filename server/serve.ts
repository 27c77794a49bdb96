import { join } from 'node:path';
import type { Logger } from 'pino';
import { checkingLinks } from '#console/links/check/check-links.server.ts';
import { writeMisses, writingMisses } from '#console/misses/write-misses.server.ts';
import { writeReads, writingReads } from '#console/reads/write-reads.server.ts';
import { firstAccount, giveFirstPassword } from '#features/staff/first-account.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import { isDatabaseAway } from '#platform/db/away.ts';
import { schemaCheck } from '#platform/db/schema/schema-range.ts';
import { beginEdge } from '#platform/edge/begin-edge.ts';
import { listenForNotices } from '#platform/jobs/listen-for-notices.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import { askOwn } from './ask-own.ts';
import { endOnSignal } from './end-on-signal.ts';
import { buildMark } from './finished-build.ts';
import { createFront } from './front/front.ts';
import { gaugesOf } from './gauges/gauges.ts';
import { listen } from './listen.ts';
import { createSite, endStreams, hears, jobs } from './main.ts';
import { listenForOperator } from './many/own-address.ts';
import { sayServing } from './many/worker.ts';
import { hearEmptiedPages } from './page-notices.ts';
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
  const traces = await tracesWhereWanted(settings, log);
  const release = buildMark(buildDirectory);
  await beginEdge(platform, release);
  const front = createFront({
    settings,
    site: createSite(platform, clientDirectory),
    log,
    clientDirectory,
    release,
    ready: schemaCheck(database),
    awaySince: () => database.availability.awaySince,
    gauges: gaugesOf(platform, database),
  });
  const notices = listenForNotices(database, log);
  const parts = { emptyPages: (tags: string[]) => kept.empty(tags), emptyAll: () => kept.emptyAll() };
  await hearEmptiedPages(notices, [front, parts]);
  await listen(front.server, settings);
  const address = front.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  const home = `http://${settings.HOST === '0.0.0.0' ? 'localhost' : settings.HOST}:${port}/`;
  const ownAddress = await listenForOperator(front.server, settings);
  const password = await giveFirstPassword(platform.db, settings);
  if (password)
    console.log(`Its console is at ${home}console/ for ${firstAccount}, password ${password} (said only now)`);
  const ownJobs = [writingReads(front.reads), writingMisses(front.reads), checkingLinks((path) => askOwn(home, path))];
  const running = startJobs(platform, notices, [...jobs, ...ownJobs]);
  const lastCounts = {
    async stop() {
      await writeReads(platform, front.reads.take());
      await writeMisses(platform, front.reads.takeMissed());
    },
  };
  notices.hear({ channels: Object.keys(hears), heard: (channel, said) => hears[channel]?.(said) });

  // A promise that nobody waits for any more, of work that another part of has failed already, may not end the process.
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseAway(reason)) throw reason;
  });
  endOnSignal({
    endStreams,
    front,
    notice: settings.DEMO ? 0 : noticeBeforeClosing,
    running: [running, lastCounts, notices, ownAddress, ...traces],
    database,
    log,
  });
  sayServing(home);
}

/** Traces what is done, where a collector is set; where none is, nothing of it is loaded. */
async function tracesWhereWanted(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: Settings,
  log: Logger,
): Promise<{ stop(): Promise<void> }[]> {
  if (endpoint === undefined) return [];
  const { startTraces } = await import('./traces/start-traces.ts');
  return [startTraces(endpoint, share, log)];
}
