import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { keepDataPrivate } from '#platform/config/private-data.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { listenForNotices } from '#platform/jobs/listen-for-notices.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';
import type { Site } from './front/front.ts';
import { openPlatform } from './platform.ts';

/** The site for developing: sources are read anew at every change; no page cache, nothing asleep. */
const settings = settingsOfProcess(process.env);
keepDataPrivate(settings.DATA_DIR);
const { platform, database } = await openPlatform(settings);
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment for the server');
const runner = ssr.runner;

const answer = getRequestListener(async (request) => {
  const { createSite } = (await runner.import('./server/main.ts')) as { createSite(platform: Platform): Site };
  const { response } = await createSite(platform).fetch(request, { requestId: crypto.randomUUID(), clientAddress: '' });
  return response;
});

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
}).listen(settings.PORT, settings.HOST, () => console.log(`Developing at http://localhost:${settings.PORT}/`));

interface Bundle {
  jobs: Job[];
  hears: Record<string, (payload: string) => void>;
}
const latest = () => runner.import('./server/main.ts') as Promise<Bundle>;
const { jobs, hears } = await latest();
startJobs(platform, database, jobs);
const hear = (channel: string, said: string) => void latest().then((bundle) => bundle.hears[channel]?.(said));
listenForNotices(database, Object.keys(hears), hear, platform.log);
