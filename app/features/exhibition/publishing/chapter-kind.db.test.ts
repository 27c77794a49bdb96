import { expect, test } from 'vitest';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { readGuide } from '../guide.server.ts';
import { seedExhibition } from '../seed.server.ts';
import { chapterKind } from './chapter-kind.server.ts';

const { db } = testDatabase();

const draft = (key: string, position: number, title: string) => ({
  key,
  guide: 'exhibitor',
  position,
  texts: { 'zh-CN': { title, body: `<p>${title}</p>` } },
});

test('chapters stand in their order, and say the new alone once they are written anew', async () => {
  await writeContent(db(), chapterKind, draft('power', 2, '电'));
  await writeContent(db(), chapterKind, draft('freight', 1, '运输'));
  expect(await writeContent(db(), chapterKind, draft('power', 2, '用电'), 'power')).toBe('power');
  expect(await readGuide(db(), 'exhibitor', 'fr-FR')).toEqual([
    { key: 'freight', title: '运输', body: '<p>运输</p>', lang: 'zh-CN' },
    { key: 'power', title: '用电', body: '<p>用电</p>', lang: 'zh-CN' },
  ]);
  expect(await readGuide(db(), 'visitor', 'fr-FR')).toEqual([]);
  expect(chapterKind.address('power', { ...draft('power', 2, ''), guide: 'visitor' })).toBe(
    '/exhibition/?cursor=manual&guide=visitor#power',
  );
});

test.each<[string, Record<string, unknown>, string | undefined, string]>([
  ['a key that is no word', { key: 'Power!' }, undefined, 'key'],
  ['NUL in its key', { key: 'a\0' }, undefined, 'key'],
  ['the key of another', { key: 'power' }, undefined, 'key'],
  ['a key that changes', { key: 'water' }, 'power', 'key'],
  ['an unknown guide', { guide: 'press' }, 'power', 'guide'],
  ['no place', { position: -1 }, 'power', 'position'],
  ['no text', { texts: {} }, 'power', 'texts'],
])('a chapter with %s is refused', async (_, wrong, key, field) => {
  expect(await wrongFields(db(), chapterKind, { ...draft('power', 2, '电'), ...wrong }, key)).toEqual([field]);
});

test('a chapter that is withdrawn is neither read nor found, and its key stays its own', async () => {
  await withdraw(db(), chapterKind, 'power');
  expect((await readGuide(db(), 'exhibitor', 'zh-CN')).map(({ key }) => key)).toEqual(['freight']);
  const found = db().selectFrom('search_entry').select('id').where('thing_id', '=', 'guide-power');
  expect(await found.execute()).toEqual([]);
  expect(await wrongFields(db(), chapterKind, draft('power', 2, '电'))).toEqual(['key']);
  await writeContent(db(), chapterKind, draft('power', 2, '电'), 'power');
  expect(await readGuide(db(), 'exhibitor', 'zh-CN')).toHaveLength(2);
});

test('the chapters of the demonstration, written as they are read, are what they were', async () => {
  for (const key of ['power', 'freight']) await db().deleteFrom('guide_chapter').where('key', '=', key).execute();
  await db()
    .transaction()
    .execute((tx) => seedExhibition(tx, { bundle: demonstration }));
  await rewriteAll(db(), chapterKind, ['guide_chapter', 'guide_chapter_text']);
});
