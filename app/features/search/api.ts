import { z } from '@hono/zod-openapi';
import { listCall, newApi, pageQuery, replyRows } from '#platform/http/api.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { findableTypes } from './findable-types.server.ts';
import { presentRow, presentSuggestion } from './present.ts';
import { find, suggest } from './queries.server.ts';

const tag = 'Search';
const language = localeSchema.openapi({ description: 'The language that the text is in' });
const type = z.enum(findableTypes).openapi({ description: 'What kind of thing it is' });
const url = z.string().openapi({ description: 'Path of its page in the language of the request' });

const row = z
  .object({
    type,
    id: z.string().openapi({ description: 'Unique within its type' }),
    title: z.string().openapi({ description: 'Plain text' }),
    titleHtml: z.string().openapi({ description: 'The title as HTML, with <mark> and no other tag' }),
    excerpt: z.string().openapi({ description: 'HTML with <mark> and no other tag: where it was found' }),
    url,
    lang: language,
    foundIn: language.optional().openapi({ description: 'Of a hit in another language alone: that of the excerpt' }),
    date: z.string().optional().openapi({ description: 'Its own day, where it has one', example: '2025-06-12' }),
  })
  .openapi('SearchRow');

const suggestion = z.object({ type, title: z.string(), url, lang: language }).openapi('SearchSuggestion');

const keyword = z
  .string()
  .max(1000)
  .default('')
  .openapi({
    param: { name: 'keyword', in: 'query' },
    description: 'Words, all of which must be found; a phrase in quotation marks. The first 100 characters count',
    example: 'kenya coffee',
  });

const kind = type
  .optional()
  .or(z.literal('').transform(() => undefined))
  .openapi({ param: { name: 'type', in: 'query' }, type: 'string', enum: [...findableTypes] });

const searchQuery = pageQuery.extend({ keyword, type: kind });

const search = listCall(
  { path: '/api/search', summary: 'Everything that holds a keyword, best first', tag },
  row,
  searchQuery,
);
const suggestions = listCall(
  { path: '/api/search/suggest', summary: 'Titles that what is being typed may become, at most 8', tag },
  suggestion,
  z.object({ keyword, type: kind }),
);

/** The calls of the feature search. */
export const searchApi = newApi()
  .openapi(search, async (c) => {
    const site = c.get('site');
    site.tags.add('search');
    const { db, locale, clock } = site;
    const { pageNum, pageSize, ...asked } = c.req.valid('query');
    const offset = (pageNum - 1) * pageSize;
    const { results, total, more } = await find(
      db,
      { ...asked, locale, now: clock.now() },
      { offset, limit: pageSize },
    );
    const rows = results.map((result) => presentRow(result, locale));
    return replyRows(c, rows, { total, ...(more ? { more } : {}) });
  })
  .openapi(suggestions, async (c) => {
    const site = c.get('site');
    site.tags.add('search');
    const { db, locale, clock } = site;
    const found = await suggest(db, { ...c.req.valid('query'), locale, now: clock.now() });
    return replyRows(
      c,
      found.map((each) => presentSuggestion(each, locale)),
    );
  });
