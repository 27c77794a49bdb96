import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { tryContent, writeContent } from '#tests/support/write-content.ts';
import { noticeKind } from './notice-kind.server.ts';
import { noticeMarkup } from './notice-markup.server.ts';
import { notices, siteSettings } from './queries.server.ts';
import { settingsKind } from './settings-kind.server.ts';

const platform = emptyPlatform({ ICP_FILING: '湘ICP备00000000号' });
const site = (locale: 'zh-CN' | 'fr-FR' = 'zh-CN') => siteFor(platform(), { locale });

test('a notice stands above every page in the reader’s language, or in the best there is, and urgent ones first', async () => {
  const { db } = platform();
  const plain = await writeContent(db, noticeKind, {
    texts: { 'zh-CN': { words: '今日闭馆' }, 'fr-FR': { words: 'Fermé aujourd’hui' } },
  });
  await writeContent(db, noticeKind, { isUrgent: true, link: '/news/', texts: { 'zh-CN': { words: '改道' } } });
  expect(await notices(site('fr-FR'))).toEqual([
    { id: expect.any(Number), words: '改道', lang: 'zh-CN', isUrgent: true, link: '/news/' },
    { id: Number(plain), words: 'Fermé aujourd’hui', lang: 'fr-FR', isUrgent: false, link: null },
  ]);
  await db.transaction().execute((tx) => noticeKind.withdraw(tx, plain, new Date()));
  expect((await notices(site())).map(({ words }) => words)).toEqual(['改道']);
});

test('what was read is written back and changes nothing', async () => {
  const { db } = platform();
  const key = await writeContent(db, noticeKind, {
    isUrgent: true,
    link: '/news/',
    texts: { 'zh-CN': { words: '改道' } },
  });
  const read = (await noticeKind.read(db, [key])).get(key);
  if (!read) throw new Error('It is not there');
  await writeContent(db, noticeKind, read, key);
  expect((await noticeKind.read(db, [key])).get(key)).toEqual(read);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example'])(
  'a notice does not lead to %s',
  async (link) => {
    const written = await tryContent(platform().db, noticeKind, { link, texts: { 'zh-CN': { words: '看' } } });
    expect(written.outcome === 'invalid' && written.error.issues.map(({ path }) => path.join('.'))).toEqual(['link']);
  },
);

test('what staff set counts, and where they set nothing what the environment says', async () => {
  const { db } = platform();
  expect(await siteSettings(site())).toEqual({ officialAccount: '', icpFiling: '湘ICP备00000000号', policeFiling: '' });
  const draft = { officialAccount: 'https://account.example/', icpFiling: '湘ICP备1号', texts: {} };
  await writeContent(db, settingsKind, draft, 'site');
  expect(await siteSettings(site())).toEqual({
    officialAccount: 'https://account.example/',
    icpFiling: '湘ICP备1号',
    policeFiling: '',
  });
  await db.transaction().execute((tx) => settingsKind.withdraw(tx, 'site', new Date()));
  expect((await siteSettings(site())).icpFiling).toBe('湘ICP备00000000号');
});

test('what stands in a notice is words and never markup, and its link leads to the page in the reader’s language', () => {
  const notice = { id: 1, words: '<b>"A" & B</b>', lang: 'fr-FR', isUrgent: true, link: '/news/?a="b"' } as const;
  expect(noticeMarkup([notice], 'fr-FR')).toMatch(
    /^<section aria-label="[^"<>]+"><p lang="fr-FR" data-urgent=""><a href="\/fr-FR\/news\/\?a=&#34;b&#34;">&#60;b&#62;&#34;A&#34; &#38; B&#60;\/b&#62;<\/a><\/p><\/section>$/,
  );
  expect(noticeMarkup([], 'fr-FR')).toBe('');
});
