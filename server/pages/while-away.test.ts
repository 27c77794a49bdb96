import { expect, test } from 'vitest';
import { languageHeader, locales } from '#platform/i18n/locale.ts';
import { frontWords } from '../front/answer/front-words.ts';
import { answerWhileAway } from './while-away.ts';

const empty = () => ({ response: new Response(), tags: [] });

test.each(locales)('in %s a call and a page are told so, and when to come again', async (locale) => {
  const { title } = frontWords(locale, 503);
  const headers = { Language: languageHeader(locale) };
  const { response: call } = answerWhileAway(empty(), new Request('http://localhost/api/news/categories', { headers }));
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({ code: 503, msg: title });
  const { response: page } = answerWhileAway(empty(), new Request(`http://localhost/${locale}/news/`));
  expect([page.status, page.headers.get('Retry-After'), page.headers.get('Cache-Control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await page.text()).toContain(title);
});
