import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { settingsOfProcess } from '#platform/config/settings.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { buildDirectory, loadBuild } from '../../server/build.ts';
import { createFront, type Site } from '../../server/front/front.ts';
import type { Figure } from '../report.ts';

const paths = [
  ...['/', '/en-US/', '/fr-FR/', '/en-US/news/', '/en-US/news/more/list/{news}', '/en-US/countries/KE'],
  ...['/en-US/exhibition/?cursor=exhibitors', '/en-US/exhibition/?cursor=buyers', '/en-US/negotiation/list'],
  ...['/en-US/forum/', '/en-US/previous/', '/en-US/countries/'],
];
const renders = 100;

/** A page made of what several features write, each part of it kept for itself. */
const ofManyParts = '/en-US/countries/KE';

/**
 * CPU that a page rendered afresh takes: the main thread's for loaders and rendering, not the database's, with what many
 * pages share read before; of one page also where a part of it has just been written, and where nothing is kept; and through the
 * front, as it enters the page cache: of the main thread and of all threads, with the asking client and, embedded, the database.
 */
export async function renderedPage(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const build = await loadBuild();
  const { openPlatform } = await build.loadPlatform();
  const { platform, database } = await openPlatform(
    settingsOfProcess({ DATA_DIR: directory }),
    pino({ level: 'silent' }),
  );
  const { createSite } = await build.loadSite();
  const site = createSite(platform, join(buildDirectory, 'client'));
  const front = createFront({
    settings: platform.settings,
    site,
    log: platform.log,
    ready: async () => ({ fits: true, says: 'schema: any' }),
    clientDirectory: join(buildDirectory, 'client'),
  });
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  const { port } = front.server.address() as AddressInfo;
  const { hex_id } = await database.db
    .selectFrom('news_category')
    .select('hex_id')
    .where('api_path', '=', 'news')
    .executeTakeFirstOrThrow();
  const figures: Figure[] = [];
  for (const path of paths.map((p) => p.replace('{news}', hex_id))) {
    const milliseconds = await cpuOf(() => fetched(site, `http://localhost${path}`));
    figures.push({ what: path, value: `${milliseconds.main.toFixed(2)} ms`, bar: '<= 2 ms of CPU' });
    if (path === ofManyParts) figures.push(...(await withLessKept(path, site, platform)));
    const entering = await cpuOf(async () => {
      front.emptyAll();
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      await response.arrayBuffer();
    });
    figures.push({
      what: `${path}, as it enters the cache`,
      value: `${entering.main.toFixed(2)} ms, all threads ${entering.all.toFixed(2)} ms`,
    });
  }
  front.server.closeAllConnections();
  await front.drain();
  await database.close();
  rmSync(directory, { recursive: true });
  return figures;
}

/** The same page where the process has to read more of it. */
async function withLessKept(path: string, site: Site, { kept }: Platform): Promise<Figure[]> {
  const after = async (empty: () => void) => {
    const { main } = await cpuOf(() => {
      empty();
      return fetched(site, `http://localhost${path}`);
    });
    return `${main.toFixed(2)} ms`;
  };
  return [
    { what: `${path}, after news were written`, value: await after(() => kept.empty(['news'])) },
    { what: `${path}, after companies were written`, value: await after(() => kept.empty(['directory'])) },
    { what: `${path}, with nothing kept`, value: await after(() => kept.emptyAll()) },
  ];
}

async function fetched(site: Site, url: string): Promise<void> {
  const { response } = await site.fetch(new Request(url), { requestId: 'bench', clientAddress: '' });
  // As the front takes it.
  await response.bytes();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

/** Milliseconds of CPU that doing something takes, once it has been done often. */
async function cpuOf(work: () => Promise<void>): Promise<{ main: number; all: number }> {
  for (let i = 0; i < renders; i += 1) await work();
  const [main, all] = [process.threadCpuUsage(), process.cpuUsage()];
  for (let i = 0; i < renders; i += 1) await work();
  const each = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / renders;
  return { main: each(process.threadCpuUsage(main)), all: each(process.cpuUsage(all)) };
}
