import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { insertEdition } from './editions.fixture.ts';
import {
  countryText,
  edition,
  editionsWithGuest,
  findCurrentEdition,
  organisers,
  supportingLinks,
} from './queries.server.ts';

const { db } = testDatabase();

beforeAll(async () => {
  await insertEdition(db(), { number: 1, names: { 'en-US': 'First', 'fr-FR': 'Première' }, guests: ['KE'] });
  await insertEdition(db(), { number: 2, guests: ['ZA', 'KE', 'NG'] });
  await db()
    .insertInto('country_text')
    .values({ country_code: 'KE', locale: 'en-US', lead: 'Tea', body: '<p>Tea</p>' })
    .execute();
});

beforeEach(async () => {
  await db().deleteFrom('organiser').execute();
  await db().updateTable('edition').set({ is_current: false }).execute();
});

test('without a current edition there is none to find', async () => {
  expect(await findCurrentEdition(db(), 'en-US')).toBeUndefined();
});

test('the current edition comes whole in the language of the reader', async () => {
  await db().updateTable('edition').set({ is_current: true }).where('id', '=', 2).execute();
  expect(await findCurrentEdition(db(), 'fr-FR')).toMatchObject({
    ...{
      number: 2,
      lang: 'fr-FR',
      name: 'Exposition',
      startDate: '2025-06-12',
      endDate: '2025-06-15',
      shownPhase: null,
    },
    guestCountries: [
      { code: 'ZA', name: 'Afrique du Sud', lead: undefined, lang: 'fr-FR' },
      { code: 'KE', name: 'Kenya', lead: 'Tea', lang: 'en-US' },
      { code: 'NG', name: 'Nigeria', lead: undefined, lang: 'fr-FR' },
    ],
  });
});

test('a missing language is replaced by the next best, which is named', async () => {
  expect(await edition(db(), 1, 'zh-CN')).toMatchObject({ lang: 'en-US', name: 'First' });
  expect(await edition(db(), 1, 'fr-FR')).toMatchObject({ lang: 'fr-FR', name: 'Première' });
  expect(await edition(db(), 9, 'fr-FR')).toBeUndefined();
  expect(await countryText(db(), 'KE', 'fr-FR')).toMatchObject({ lead: 'Tea', lang: 'en-US' });
  expect(await countryText(db(), 'ZA', 'fr-FR')).toBeUndefined();
});

test('a figure has the number of its language where that counts in another unit', async () => {
  const figure = { edition_id: 1, position: 0, key: 'signed', value: '20.80' };
  const { id } = await db().insertInto('edition_figure').values(figure).returning('id').executeTakeFirstOrThrow();
  const labels = [
    { figure_id: id, locale: 'zh-CN' as const, label: '签约金额', unit: '亿美元', value: '208' },
    { figure_id: id, locale: 'en-US' as const, label: 'Signed', unit: 'US$ bn' },
  ];
  await db().insertInto('edition_figure_text').values(labels).execute();
  const [chinese] = (await edition(db(), 1, 'zh-CN'))?.figures ?? [];
  expect(chinese).toMatchObject({ key: 'signed', value: '208', unit: '亿美元', approximate: false, lang: 'zh-CN' });
  const [french] = (await edition(db(), 1, 'fr-FR'))?.figures ?? [];
  expect(french).toMatchObject({ value: '20.80', lang: 'en-US', parts: { number: '20,8' } });
});

test('the editions that received a country come newest first', async () => {
  expect((await editionsWithGuest(db(), 'KE', 'en-US')).map(({ number, name }) => [number, name])).toEqual([
    [2, 'Expo'],
    [1, 'First'],
  ]);
  expect(await editionsWithGuest(db(), 'DZ', 'en-US')).toEqual([]);
});

test('supporting links are the five government sites until one is entered', async () => {
  const fallback = await supportingLinks(db(), 'fr-FR');
  expect(fallback.map(({ url }) => url)).toEqual([
    'https://www.gov.cn/',
    'https://www.mofcom.gov.cn/',
    'https://www.mfa.gov.cn/',
    'https://www.hunan.gov.cn/',
    'https://swt.hunan.gov.cn/',
  ]);
  const row = { role: 'supporter' as const, position: 0, url: 'https://example.org/' };
  const { id } = await db().insertInto('organiser').values(row).returning('id').executeTakeFirstOrThrow();
  await db().insertInto('organiser_text').values({ organiser_id: id, locale: 'zh-CN', name: '支持单位' }).execute();
  expect(await supportingLinks(db(), 'fr-FR')).toEqual([
    { id, name: '支持单位', url: 'https://example.org/', lang: 'zh-CN' },
  ]);
  expect(await organisers(db(), 'host', 'fr-FR')).toEqual([]);
});
