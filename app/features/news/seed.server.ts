import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedArticle, SeedPicture, SeedVideo } from '#db/seed/news/article.ts';
import { seedArticles } from '#db/seed/news/index.ts';
import { importPicture, importVideo } from '#features/media/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { articleDraft, type ReadyArticle } from './article-draft.server.ts';
import { writeArticles } from './write-articles.server.ts';

const mediaDirectory = join(import.meta.dirname, '../../../content/demonstration/media');

/**
 * Writes the demonstration's articles with their pictures and videos into empty tables: the oldest first, so that ids
 * grow with time; validated and sanitised as if they were published.
 */
export async function seedNews(tx: Tx, store: MediaStore): Promise<void> {
  const oldestFirst = [...seedArticles].sort((one, other) => moment(one).getTime() - moment(other).getTime());
  const ready: ReadyArticle[] = [];
  for (const article of oldestFirst) {
    const { key, category, countries, texts, album = [], video } = article;
    const pictureIds: number[] = [];
    for (const picture of album) pictureIds.push(await seedPicture(tx, store, picture));
    const videoId = video && (await seedVideo(tx, store, video));
    const parsed = articleDraft.safeParse({
      category,
      countries,
      texts,
      publishedAt: moment(article),
      pictureIds,
      videoId,
    });
    if (!parsed.success) throw new Error(`Seed article ${key}: ${parsed.error.message}`);
    ready.push(parsed.data);
  }
  await writeArticles(tx, ready);
}

function moment({ publishedAt }: SeedArticle): Date {
  return new Date(publishedAt);
}

async function seedPicture(tx: Tx, store: MediaStore, { file, alt }: SeedPicture): Promise<number> {
  return importPicture(tx, store, { bytes: await readFile(join(mediaDirectory, file)), alts: alt });
}

async function seedVideo(tx: Tx, store: MediaStore, { key, seconds, alt }: SeedVideo): Promise<number> {
  const file = (name: string) => join(mediaDirectory, 'videos', key, name);
  const captions: Partial<Record<Locale, string>> = {};
  for (const locale of locales) captions[locale] = await readFile(file(`${locale}.vtt`), 'utf8');
  const [bytes, poster] = await Promise.all([readFile(file('film.webm')), readFile(file('poster.webp'))]);
  return importVideo(tx, store, { bytes, poster, captions, alts: alt, seconds });
}
