import { importPicture, importVideo } from '#features/media/index.server.ts';
import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { articlesIn } from './bundle.server.ts';
import { articleDraft, type ReadyArticle } from './publishing/article-draft.server.ts';
import { writeArticles } from './publishing/write-articles.server.ts';

type Needs = Pick<Platform, 'media'> & { bundle: Bundle };
type Article = Awaited<ReturnType<typeof articlesIn>>[number];

/**
 * Writes a bundle's articles with their pictures and videos into empty tables: the oldest first, so that ids grow with
 * time; validated and sanitised as if they were published.
 */
export async function seedNews(tx: Tx, site: Needs): Promise<void> {
  const articles = await articlesIn(site.bundle);
  const ready: ReadyArticle[] = [];
  for (const article of articles.toSorted((one, other) => +one.publishedAt - +other.publishedAt)) {
    const { file, category, countries, publishedAt, scene, texts, album, video } = article;
    const pictureIds: number[] = [];
    for (const picture of album) pictureIds.push(await seedPicture(tx, site, picture));
    const videoId = video && (await seedVideo(tx, site, video));
    ready.push(checked(articleDraft, { category, countries, publishedAt, scene, texts, pictureIds, videoId }, file));
  }
  await writeArticles(tx, ready);
}

async function seedPicture(
  tx: Tx,
  { bundle, media }: Needs,
  { file, alts }: Article['album'][number],
): Promise<number> {
  return importPicture(tx, media, { bytes: await bundle.bytes(file), alts });
}

async function seedVideo(tx: Tx, { bundle, media }: Needs, video: NonNullable<Article['video']>): Promise<number> {
  const { folder, seconds, alts } = video;
  const file = (name: string) => bundle.bytes(`${folder}/${name}`);
  const captions: Partial<Record<Locale, string>> = {};
  const { languages } = await bundle.manifest();
  for (const locale of languages) captions[locale] = (await file(`${locale}.vtt`)).toString();
  const [bytes, poster] = await Promise.all([file('film.webm'), file('poster.webp')]);
  return importVideo(tx, media, { bytes, poster, captions, alts, seconds });
}
