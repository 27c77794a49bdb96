import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { findPage, helpWith, type Search, suggest } from '#features/search/queries.server.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { hasTokens } from '#platform/search-index/found-by.server.ts';
import { readKeyword } from '#platform/search-index/keyword.ts';
import { loadBuild } from '../../server/build.ts';
import { type Figure, median, quantile } from '../report.ts';
import { makeDatabase } from '../scratch-database.ts';
import { fillIndex, random, seedSentences } from './search-documents.ts';

const sizes = [1000, 10_000, 100_000];
const repeats = 40;
const scanned = 200;

/** Kinds of keywords, each in several words, so that no query is asked twice in a row. */
const asked: Record<string, { locale: Locale; keywords: string[]; type?: FindableType; page?: number }> = {
  'two Chinese characters': { locale: 'zh-CN', keywords: ['咖啡', '矿山', '物流', '酒店', '检疫', '玫瑰'] },
  'long Chinese': { locale: 'zh-CN', keywords: ['中非经贸博览会开幕式', '肯尼亚咖啡出口企业', '跨境人民币结算服务'] },
  'very common Chinese': { locale: 'zh-CN', keywords: ['非洲', '中国', '企业', '长沙'] },
  'English word': { locale: 'en-US', keywords: ['coffee', 'customs', 'solar', 'minerals'] },
  'English words': { locale: 'en-US', keywords: ['solar pumps', 'cold chain roses', 'mining equipment'] },
  'very common English': { locale: 'en-US', keywords: ['the', 'African', 'expo', 'Changsha'] },
  'English phrase': { locale: 'en-US', keywords: ['"cold chain"', '"green minerals"', '"guest country"'] },
  'French accented': { locale: 'fr-FR', keywords: ['négociation', 'énergie', 'forêt', 'théâtre'] },
  'country by another name': { locale: 'fr-FR', keywords: ['RDC', 'Côte d’Ivoire', 'Afrique du Sud cuivre'] },
  'with a type': { locale: 'en-US', keywords: ['coffee', 'market', 'expo'], type: 'exhibitor' },
  'page 5': { locale: 'en-US', keywords: ['coffee', 'market', 'country'], page: 5 },
  'page 100': { locale: 'en-US', keywords: ['market', 'country'], page: 100 },
};

/** Speed of the search on PostgreSQL from 1,000 to 100,000 documents in three languages, and whether it misses any. */
export async function search(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const settings = settingsOfProcess({ DATABASE_URL: scratch.url, DEMO: 'on', DATA_DIR: directory });
  const { openPlatform } = await (await loadBuild()).loadPlatform();
  const { platform, database } = await openPlatform(settings, pino({ level: 'silent' }));
  const sentences = await seedSentences(platform.db);
  const figures: Figure[] = [];
  for (const size of sizes) {
    const began = performance.now();
    await fillIndex(platform.db, sentences, size);
    const perSecond = Math.round((size / (performance.now() - began)) * 1000);
    figures.push({ what: `${size} documents written`, value: `${perSecond} a second` });
    figures.push(...(await speeds(platform.db, size)));
  }
  figures.push(await recall(platform.db));
  await database.close();
  await scratch.drop();
  rmSync(directory, { recursive: true });
  return figures;
}

async function speeds(db: Database, size: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, { keywords, page = 1, ...search }] of Object.entries(asked)) {
    const ways = keywords.map((keyword) => ({ keyword, now: new Date(), ...search }));
    const times = await timed(ways, (way) => findPage(db, way, { offset: (page - 1) * 10, limit: 10 }));
    figures.push(figure(size, what, times));
  }
  const misspelt = ['exhibitin', 'cofee kenia', 'minerls'].map((keyword) => english(keyword));
  figures.push(figure(size, 'misspelt, with help', await timed(misspelt, (way) => helpWith(db, way))));
  const begun = ['mi', 'cof', 'kenya co', 'gree', 'expo'].map((keyword) => english(keyword));
  figures.push(figure(size, 'suggestions', await timed(begun, (way) => suggest(db, way))));
  return figures;
}

function english(keyword: string): Search {
  return { keyword, locale: 'en-US', now: new Date() };
}

async function timed(searches: Search[], run: (search: Search) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const search of searches) await run(search);
  for (let i = 0; i < repeats; i += 1) {
    for (const search of searches) {
      const began = performance.now();
      await run(search);
      times.push(performance.now() - began);
    }
  }
  return times;
}

function figure(size: number, what: string, times: number[]): Figure {
  const [p50, p95] = [median(times).toFixed(1), quantile(times, 0.95).toFixed(1)];
  const bar = size === 100_000 ? { bar: 'p95 <= 20 ms' } : {};
  return { what: `${size}: ${what}`, value: `p50 ${p50}, p95 ${p95} ms`, ...bar };
}

/** Whether every document that holds a word of two Chinese characters is found, against a scan of all texts. */
async function recall(db: Database): Promise<Figure> {
  const texts = await db.selectFrom('search_text').select('body').where('locale', '=', 'zh-CN').limit(2000).execute();
  const next = random(11);
  let missed = 0;
  let held = 0;
  for (let i = 0; i < scanned; i += 1) {
    const { body } = texts[Math.floor(next() * texts.length)] ?? { body: '' };
    const words = body.match(/(?=(\p{Script=Han}{2}))./gu) ?? [];
    const at = body.indexOf(words[Math.floor(next() * words.length)] ?? '');
    const word = /\p{Script=Han}{2}/u.exec(body.slice(Math.max(0, at)))?.[0];
    if (word === undefined) continue;
    const { rows } = await sql<{ held: number; missed: number }>`
      select count(*) as held, count(*) filter (where not ${hasTokens('zh-CN', readKeyword(word).anywhere)}) as missed
      from search_entry e join search_text t on t.entry_id = e.id and t.locale = 'zh-CN'
      where t.title like ${`%${word}%`} or t.body like ${`%${word}%`} or t.words like ${`%${word}%`}`.execute(db);
    held += rows[0]?.held ?? 0;
    missed += rows[0]?.missed ?? 0;
  }
  const share = ((held - missed) / held) * 100;
  return { what: `found of ${held} holders of ${scanned} words`, value: `${share.toFixed(2)} %`, bar: '100 %' };
}
