process.env.NODE_ENV ??= 'development';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Site } from './front/front.ts';

const { createServer, isRunnableDevEnvironment } = await import('vite');
const { keepDataPrivate } = await import('#platform/config/private-data.ts');
const { SettingsError, settingsOfProcess } = await import('#platform/config/settings.ts');
const { migrationCheck } = await import('#platform/db/migrate.ts');
const { listenForNotices } = await import('#platform/jobs/listen-for-notices.ts');
const { startJobs } = await import('#platform/jobs/start-jobs.ts');
const { endOnSignal } = await import('./end-on-signal.ts');
const { createFront } = await import('./front/front.ts');
const { listen } = await import('./serve.ts');
const { listenForEmptiedPages } = await import('./page-notices.ts');
const { openPlatform } = await import('./platform.ts');

/**
 * The site for developing: sources are read anew at every change. It stands behind the same front as in production,
 * with its rules of languages, origins and headers; only the page cache is off, and nothing is asleep.
 */
const root = resolve(import.meta.dirname, '..');
const settings = settingsOfProcess(process.env);
keepDataPrivate(settings.DATA_DIR);
const { platform, database } = await openPlatform(settings);
const { log, kept } = platform;

interface Bundle {
  createSite(platform: Platform): Site;
  jobs: Job[];
  hears: Record<string, (payload: string) => void>;
  endStreams(): void;
}

let vite: ViteDevServer | undefined;
async function latest(): Promise<Bundle> {
  const ssr = vite?.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment for the server');
  return ssr.runner.import('./server/main.ts');
}

/** Vite answers what the sources are asked for under their own names; everything else goes on to the front. */
function sources(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  vite?.middlewares(request, response, (error?: unknown) => {
    if (error) log.error({ err: error }, 'Vite failed');
    next();
  });
}

let site: Site | undefined;
const front = createFront({
  settings,
  log,
  site: {
    canonicalPath: (pathname) => site?.canonicalPath(pathname),
    // For nobody in common: so nothing is kept.
    isPublic: () => false,
    parametersOf: () => [],
    takes: (pathname) => site?.takes(pathname),
    async fetch(request, about) {
      site = (await latest()).createSite(platform);
      return site.fetch(request, about);
    },
  },
  ready: migrationCheck(database),
  awaySince: () => database.availability.awaySince,
  clientDirectory: resolve(root, 'public'),
  developing: sources,
});
vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: front.server } }, appType: 'custom' });
const { createSite, jobs, hears } = await latest();
site = createSite(platform);

const notices = await listenForEmptiedPages(
  database,
  [{ emptyPages: (tags) => kept.empty(tags), emptyAll: () => kept.emptyAll() }],
  log,
);
const running = startJobs(platform, database, jobs);
const hear = (channel: string, said: string) => {
  latest().then(
    (bundle) => bundle.hears[channel]?.(said),
    // A source that is being written may not be readable just now.
    (err: unknown) => log.error({ err, channel }, 'a notice found nobody'),
  );
};
const hearing = listenForNotices(database, Object.keys(hears), hear, log);

try {
  await listen(front.server, settings);
} catch (error) {
  // What the operator can mend is said in a sentence.
  if (!(error instanceof SettingsError)) throw error;
  console.error(`The site cannot start.\n${error.message}`);
  process.exit(1);
}
const address = front.server.address();
const port = typeof address === 'object' && address ? address.port : settings.PORT;
console.log(`Developing at http://localhost:${port}/`);

endOnSignal({
  endStreams: async () => {
    (await latest()).endStreams();
    await vite?.close();
    front.server.closeAllConnections();
  },
  front,
  running: [running, notices, hearing],
  database,
  log,
});
