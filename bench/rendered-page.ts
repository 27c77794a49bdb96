import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { settingsOfProcess } from '#platform/config/settings.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { buildDirectory } from '../server/build.ts';
import type { Site } from '../server/front/front.ts';
import { openPlatform } from '../server/platform.ts';
import type { Figure } from './report.ts';

const paths = ['/', '/en-US/', '/fr-FR/', '/en-US/news/', '/en-US/news/more/list/{news}', '/en-US/countries/KE'];
const renders = 100;

/** CPU that the main thread spends on a page rendered afresh: loaders, rendering, headers; not the database's. */
export async function renderedPage(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const { platform, database } = await openPlatform(
    settingsOfProcess({ DATA_DIR: directory }),
    pino({ level: 'silent' }),
  );
  const { createSite } = (await import(join(buildDirectory, 'server/index.js'))) as { createSite(p: Platform): Site };
  const site = createSite(platform);
  const { hex_id } = await database.db
    .selectFrom('news_category')
    .select('hex_id')
    .where('api_path', '=', 'news')
    .executeTakeFirstOrThrow();
  const figures: Figure[] = [];
  for (const path of paths.map((p) => p.replace('{news}', hex_id))) {
    const milliseconds = await cpuOf(site, `http://localhost${path}`);
    figures.push({ what: path, value: `${milliseconds.toFixed(2)} ms`, bar: '<= 2 ms of CPU' });
  }
  await database.close();
  rmSync(directory, { recursive: true });
  return figures;
}

async function cpuOf(site: Site, url: string): Promise<number> {
  const render = async () => {
    const { response } = await site.fetch(new Request(url), { requestId: 'bench', clientAddress: '' });
    await response.text();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  };
  for (let i = 0; i < renders; i += 1) await render();
  const before = process.threadCpuUsage();
  for (let i = 0; i < renders; i += 1) await render();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / renders;
}
