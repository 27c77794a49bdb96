import { beforeAll, expect, test } from 'vitest';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { writeContent } from '#tests/support/write-content.ts';
import type { Edition } from './editions.ts';
import { countryKind } from './publishing/country-kind.server.ts';
import { editionKind } from './publishing/edition-kind.server.ts';
import { linkKind, organiserKind } from './publishing/organisation-kinds.server.ts';
import { countryText, edition, findCurrentEdition, organisers } from './queries.server.ts';
import { seedEditions } from './seed.server.ts';

const { db } = testDatabase();

beforeAll(() =>
  db()
    .transaction()
    .execute((tx) => seedEditions(tx, { bundle: demonstration })),
);

async function currentEdition(locale: Locale): Promise<Edition> {
  const current = await findCurrentEdition(db(), locale);
  if (!current) throw new Error('The seed has no current edition');
  return current;
}

test.each(locales)('the demonstration is about the fourth edition, all of it in %s', async (locale) => {
  const current = await currentEdition(locale);
  expect(current).toMatchObject({ number: 4, lang: locale, startDate: '2025-06-12', endDate: '2025-06-15' });
  expect(current.guestCountries.map(({ code }) => code)).toEqual(['CG', 'KE', 'NA', 'NG', 'ZA']);
  expect(current.guestCountries.every(({ lead, lang }) => lead && lang === locale)).toBe(true);
  expect(current.figures.every(({ lang }) => lang === locale)).toBe(true);
});

test('what was signed reads alike in every unit', async () => {
  const signed = await Promise.all(
    locales.map(async (locale) => {
      const { figures } = await currentEdition(locale);
      const { before, number, after } = figures.find(({ key }) => key === 'signed')?.parts ?? {};
      return `${before}${number}${after}`;
    }),
  );
  expect(signed).toEqual(['113.9亿美元', 'US$\u202f11.39\u202fbn', '11,39\u202fMd$']);
});

test('four editions, ten countries with a text, two hosts and six bearing organisers', async () => {
  for (const number of [1, 2, 3, 4]) expect(await edition(db(), number, 'fr-FR')).toMatchObject({ lang: 'fr-FR' });
  for (const code of ['CG', 'KE', 'NA', 'NG', 'ZA', 'MG', 'MW', 'MA', 'MZ', 'ZM']) {
    expect(await countryText(db(), code, 'zh-CN')).toMatchObject({ lang: 'zh-CN' });
  }
  expect(await organisers(db(), 'host', 'en-US')).toHaveLength(2);
  expect(await organisers(db(), 'bearer', 'en-US')).toHaveLength(6);
});

test('what was written is read as drafts, and written so again changes nothing', async () => {
  for (const kind of [editionKind, countryKind, organiserKind, linkKind]) {
    const keys = await kind.keys(db(), undefined, 1000);
    const before = await kind.read(db(), keys);
    expect(before.size).toBe(keys.length);
    for (const key of keys) {
      const draft = before.get(key);
      if (draft && Object.keys(draft.texts).length > 0) await writeContent(db(), kind, draft, key);
    }
    expect(await kind.read(db(), keys)).toEqual(before);
  }
});
