import { expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { adoptKind } from '../content/adopt.server.ts';
import { findPages } from './find-pages.server.ts';

const platform = emptyPlatform();

test('published pages are found by words of their titles in any language, and called in that of the interface', async () => {
  const text = (title: string) => ({ title, summary: `${title}.`, body: '<p>x</p>' });
  const key = await writeContent(platform().db, articleKind, {
    category: 'exhi',
    publishedAt: '2025-06-12T01:30:00.000Z',
    texts: { 'zh-CN': text('农业机械走进长沙'), 'fr-FR': text('Les machines agricoles à Changsha') },
  });
  await adoptKind(platform(), articleKind);
  const page = { path: articleKind.address(key, { category: 'exhi', texts: {} }), kind: 'Article' };
  const { db } = platform();
  expect(await findPages(db, 'machines', 'fr-FR')).toEqual([{ ...page, title: 'Les machines agricoles à Changsha' }]);
  expect(await findPages(db, '农业', 'fr-FR')).toEqual([{ ...page, title: 'Les machines agricoles à Changsha' }]);
  expect(await findPages(db, 'machines', 'zh-CN')).toMatchObject([{ title: '农业机械走进长沙' }]);
  expect(await findPages(db, 'tracteurs', 'fr-FR')).toEqual([]);
  expect(await findPages(db, '  ', 'fr-FR')).toEqual([]);
});
