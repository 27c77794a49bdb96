import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { inProject } from '#platform/config/in-project.ts';
import { keepDataPrivate } from '#platform/config/private-data.ts';
import { SettingsError, settingsOfProcess } from '#platform/config/settings.ts';
import { schemaCheck } from '#platform/db/schema/schema-range.ts';
import { listenForNotices } from '#platform/jobs/listen-for-notices.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import { endOnSignal } from './end-on-signal.ts';
import { createFront, type Site } from './front/front.ts';
import { listen, tryToListen } from './listen.ts';
import { hearEmptiedPages } from './page-notices.ts';
import { openPlatform } from './platform.ts';

/** The sources of the site, read anew at every change. */
interface Sources {
  /** The site as its sources say it now. */
  latest(): Promise<typeof import('./main.ts')>;
  /** Answers what the sources are asked for under their own names; hands everything else on. */
  answer(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /** Takes the connections over which the browser hears of changes. */
  upgrades: Server;
  close(): Promise<void>;
}

/**
 * Serves the site for developing. It stands behind the same front as in production, with its rules of languages, origins
 * and headers; only the page cache is off, and nothing is asleep.
 */
export async function develop(sources: Sources): Promise<void> {
  const settings = settingsOfProcess(process.env);
  await orSay(tryToListen(settings));
  keepDataPrivate(settings.DATA_DIR);
  const { platform, database } = await openPlatform(settings);
  const { log, kept } = platform;
  const { createSite, jobs, hears } = await sources.latest();

  let site: Site = createSite(platform);
  const front = createFront({
    settings,
    log,
    site: {
      canonicalPath: (pathname) => site.canonicalPath(pathname),
      // For nobody in common: so nothing is kept.
      isPublic: () => false,
      parametersOf: () => [],
      routeOf: (pathname) => site.routeOf(pathname),
      takes: (pathname) => site.takes(pathname),
      async fetch(request, about) {
        site = (await sources.latest()).createSite(platform);
        return site.fetch(request, about);
      },
    },
    ready: schemaCheck(database),
    awaySince: () => database.availability.awaySince,
    clientDirectory: inProject('public'),
    developing(request, response, next) {
      sources.answer(request, response, (error) => {
        if (error) log.error({ err: error }, 'Vite failed');
        next();
      });
    },
  });
  front.server.on('upgrade', (...asked) => sources.upgrades.emit('upgrade', ...asked));

  const pages = { emptyPages: (tags: string[]) => kept.empty(tags), emptyAll: () => kept.emptyAll() };
  const notices = listenForNotices(database, log);
  await hearEmptiedPages(notices, [pages]);
  const running = startJobs(platform, notices, jobs);
  notices.hear({
    channels: Object.keys(hears),
    heard(channel, said) {
      sources.latest().then(
        (latest) => latest.hears[channel]?.(said),
        // A source that is being written may not be readable just now.
        (err: unknown) => log.error({ err, channel }, 'a notice found nobody'),
      );
    },
  });

  await orSay(listen(front.server, settings));
  const address = front.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  console.log(`Developing at http://localhost:${port}/`);

  endOnSignal({
    endStreams: async () => {
      (await sources.latest()).endStreams();
      await sources.close();
      front.server.closeAllConnections();
    },
    front,
    running: [running, notices],
    database,
    log,
  });
}

/** Ends the process where the operator can mend what is wrong, and says it in a sentence. */
async function orSay(listening: Promise<void>): Promise<void> {
  try {
    await listening;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`The site cannot start.\n${error.message}`);
    process.exit(1);
  }
}
