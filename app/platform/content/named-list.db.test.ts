import { expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { tryContent, withdrawContent, writeContent } from '#tests/support/write-content.ts';
import * as field from './fields.server.ts';
import { namedList } from './named-list.server.ts';
import { writtenNames } from './written-names.server.ts';

const platform = emptyPlatform();
const text = (id: string) => ({ id });

const seasons = writtenNames({
  list: 'test-list',
  keys: ['dry', 'wet'],
  house: () => ({ dry: { name: 'Dry', lead: 'No rain' }, wet: { name: 'Wet', lead: 'Rain' } }),
});
const { names } = seasons;
const kind = namedList(seasons, {
  group: 'site',
  words: { many: text('Seasons'), one: text('Season') },
  texts: { name: field.line(text('Name'), 20), lead: field.lineOrNone(text('Lead'), 40) },
  title: 'name',
  tags: [],
  address: (key) => `/${key}`,
});

test('things are called as staff call them, and where they have not as the house does, each language by itself', async () => {
  const { db } = platform();
  await writeContent(db, kind, { texts: { 'fr-FR': { name: 'Sèche' } } }, 'dry');
  expect(await names(db, 'fr-FR')).toEqual({ dry: { name: 'Sèche', lead: '' }, wet: { name: 'Wet', lead: 'Rain' } });
  expect((await names(db, 'en-US')).dry).toEqual({ name: 'Dry', lead: 'No rain' });
  await withdrawContent(db, kind, 'dry');
  expect((await names(db, 'fr-FR')).dry).toEqual({ name: 'Dry', lead: 'No rain' });
});

test('what readers see is read as a draft in every language, and written back it changes nothing', async () => {
  const { db } = platform();
  await writeContent(db, kind, { texts: { 'zh-CN': { name: '雨季', lead: '多雨' } } }, 'wet');
  const read = (await kind.read(db, ['wet'])).get('wet');
  expect(Object.keys(read?.texts ?? {})).toEqual(locales);
  expect(read?.texts['zh-CN']).toEqual({ name: '雨季', lead: '多雨' });
  await writeContent(db, kind, read ?? { texts: {} }, 'wet');
  expect((await kind.read(db, ['wet'])).get('wet')).toEqual(read);
});

test('a name that is wrong is refused at its field, and the one before remains', async () => {
  const { db } = platform();
  await writeContent(db, kind, { texts: { 'en-US': { name: 'Rainy' } } }, 'wet');
  const written = await tryContent(db, kind, { texts: { 'en-US': { name: 'a'.repeat(21) } } }, 'wet');
  expect(written.outcome === 'invalid' && written.error.issues.map(({ path }) => path.join('.'))).toEqual([
    'texts.en-US.name',
  ]);
  expect((await names(db, 'en-US')).wet.name).toBe('Rainy');
});

test('its things are those of the list, in its order and no others', async () => {
  const { db } = platform();
  expect(await kind.keys(db, undefined, 1)).toEqual(['dry']);
  expect(await kind.keys(db, 'dry', 5)).toEqual(['wet']);
  await expect(tryContent(db, kind, { texts: { 'en-US': { name: 'Windy' } } }, undefined)).rejects.toThrow('test-list');
});
