import { z } from '@hono/zod-openapi';
import { idQuery, listCall, newApi, noQuery, oneCall, pageQuery, replyOne, replyRows } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { newsCategories } from './categories.server.ts';
import { categoryDefinitions, categoryId, countedArticles } from './news.ts';
import { presentDetail, presentRow } from './present.ts';
import { keptCount, latestArticles, readArticle, relatedTo, subjectOf } from './queries.server.ts';

const tag = 'News';
const language = localeSchema.openapi({ description: 'The language that the text is in' });

const row = z
  .object({
    id: z.int(),
    title: z.string(),
    imgUrl: z.string().openapi({ description: 'Path of its picture, or of its weave', example: '/weave/news-12.svg' }),
    createTime: z.string().openapi({ description: 'Venue time', example: '2025-06-12 09:30:00' }),
    summary: z.string(),
    lang: language,
    url: z.string().openapi({ description: 'Path of its page in the language of the request' }),
    seconds: z.int().optional().openapi({ description: 'Length of its video' }),
    pictures: z.int().optional().openapi({ description: 'Pictures in its album' }),
  })
  .openapi('NewsRow');

const neighbour = z.object({ title: z.string(), lang: language, url: z.string() }).nullable();

const detail = row
  .extend({
    body: z.string().openapi({ description: 'Sanitised HTML' }),
    category: z.object({ id: z.int(), name: z.string(), hexId: z.string() }),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    album: z.array(z.object({ url: z.string(), alt: z.string(), lang: language })),
    video: z.object({ url: z.string(), seconds: z.int(), alt: z.string(), lang: language }).nullable(),
    previous: neighbour,
    next: neighbour,
  })
  .openapi('NewsDetail');

const category = z
  .object({
    id: z.int(),
    name: z.string(),
    hexId: z.string(),
    apiPath: z.string(),
    module: z.int().nullable().openapi({ description: '10 photos, 11 videos' }),
  })
  .openapi('NewsCategory');

/** The news' calls (specification 7; contract, Calls). */
export const newsApi = newApi();

for (const { apiPath, id, module } of categoryDefinitions) {
  if (module !== null) continue;
  const call = listCall(
    { path: `/api/news/${apiPath}`, summary: namesIn('en-US').newsCategories[apiPath], tag },
    row,
    pageQuery,
  );
  newsApi.openapi(call, async (c) => {
    const { rows, count } = await readList(c.var.site, id, c.req.valid('query'));
    return replyRows(c, rows, count);
  });
}

const mediaQuery = pageQuery.extend({
  module: z.enum(['10', '11']).openapi({ param: { name: 'module', in: 'query' }, description: '10 photos, 11 videos' }),
});
newsApi.openapi(listCall({ path: '/api/getMedia', summary: 'Photos or videos', tag }, row, mediaQuery), async (c) => {
  const { module, ...page } = c.req.valid('query');
  const { rows, count } = await readList(c.var.site, categoryId(module === '10' ? 'photo' : 'video'), page);
  return replyRows(c, rows, count);
});

const relatedCall = { path: '/api/news/getRelatedSuggestion', summary: 'Four articles to read after one', tag };
newsApi.openapi(listCall(relatedCall, row, idQuery), async (c) => {
  const { db, locale, clock, tags } = c.var.site;
  tags.add('news');
  const now = clock.now();
  const subject = await subjectOf(db, c.req.valid('query').id, now);
  const cards = subject ? await relatedTo(db, subject, { locale, now }) : [];
  return replyRows(
    c,
    cards.map((card) => presentRow(card, locale)),
  );
});

const categoriesCall = { path: '/api/news/categories', summary: 'The parts of the news', tag };
newsApi.openapi(listCall(categoriesCall, category, noQuery), async (c) => {
  const { db, locale, tags } = c.var.site;
  tags.add('news');
  const categories = await newsCategories(db, locale);
  return replyRows(
    c,
    categories.map(({ id, name, hexId, apiPath, module }) => ({ id, name, hexId, apiPath, module })),
  );
});

const detailCall = { path: '/api/news/detail', summary: 'One article', tag };
newsApi.openapi(oneCall(detailCall, detail, idQuery), async (c) => {
  const { db, locale, clock, tags } = c.var.site;
  tags.add('news');
  const article = await readArticle(db, c.req.valid('query').id, { locale, now: clock.now() });
  if (!article) throw new Refusal(404);
  return replyOne(c, presentDetail(article, locale));
});

/** A page of a category. Beyond the last one that is counted there are no rows, and no search for them. */
async function readList(site: SiteContext, category: number, page: { pageNum: number; pageSize: number }) {
  const { db, locale, clock, tags } = site;
  tags.add('news');
  const now = clock.now();
  const offset = (page.pageNum - 1) * page.pageSize;
  const [count, cards] = await Promise.all([
    keptCount(site, category),
    offset >= countedArticles
      ? []
      : latestArticles(db, { locale, now, categoryId: category, limit: page.pageSize, offset }),
  ]);
  return { count, rows: cards.map((card) => presentRow(card, locale)) };
}
