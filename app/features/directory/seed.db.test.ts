import { beforeAll, expect, test } from 'vitest';
import { seedEditions } from '#features/editions/seed.server.ts';
import { seedHalls } from '#features/halls/seed.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { buyersIn, exhibitorsIn } from './bundle.server.ts';
import { buyerKind } from './publishing/buyer-kind.server.ts';
import { exhibitorKind } from './publishing/exhibitor-kind.server.ts';
import { productKind } from './publishing/product-kind.server.ts';
import { standKind } from './publishing/stand-kind.server.ts';
import { companyCards, readCompany } from './queries.server.ts';
import { seedDirectory } from './seed.server.ts';
import { exhibitorsOfStands } from './some-companies.server.ts';

const { db } = testDatabase();
const exhibitors = await exhibitorsIn(demonstration);
const buyers = await buyersIn(demonstration);

beforeAll(() =>
  db()
    .transaction()
    .execute(async (tx) => {
      await seedEditions(tx, { bundle: demonstration });
      await seedHalls(tx, { bundle: demonstration });
      await seedDirectory(tx, { bundle: demonstration });
    }),
);

test('there are at least 120 exhibitors from 30 countries and 60 buyers; no two have the same phone or mail', () => {
  expect(exhibitors.length).toBeGreaterThanOrEqual(120);
  expect(new Set(exhibitors.map(({ country }) => country)).size).toBeGreaterThanOrEqual(30);
  expect(buyers.length).toBeGreaterThanOrEqual(60);
  const all = [...exhibitors, ...buyers];
  for (const of of ['key', 'phone', 'mail'] as const) {
    expect(all.length - new Set(all.map((company) => company[of])).size, of).toBe(0);
  }
});

test.each(locales)('all of it is there in %s', async (locale) => {
  for (const kind of ['exhibitor', 'buyer'] as const) {
    const cards = await companyCards(db(), { kind, locale }, { limit: 1000 });
    expect(cards).toHaveLength(kind === 'exhibitor' ? exhibitors.length : buyers.length);
    expect(cards.filter(({ lang, line }) => lang !== locale || line === '')).toEqual([]);
  }
});

test('every exhibitor has a stand in its hall, and every third Chinese one two side by side', async () => {
  const cards = await companyCards(db(), { kind: 'exhibitor', locale: 'en-US' }, { limit: 1000 });
  expect(cards.filter(({ stands }) => stands.length === 0)).toEqual([]);
  expect(cards.filter(({ stands }) => stands.length > 1).length).toBeGreaterThanOrEqual(8);
  const holders = await exhibitorsOfStands(db(), 'en-US');
  expect(holders.size).toBe(cards.reduce((sum, { stands }) => sum + stands.length, 0));
  for (const { id, stands } of cards) for (const { code } of stands) expect(holders.get(code)?.id).toBe(id);
});

test('an exhibitor has its products and the editions it took part in, the newest first', async () => {
  const [card] = await companyCards(db(), { kind: 'exhibitor', locale: 'fr-FR' }, { limit: 1 });
  const found = await readCompany(db(), { kind: 'exhibitor', id: card?.id ?? 0, locale: 'fr-FR' });
  expect(found?.company.products.length).toBeGreaterThan(0);
  expect(found?.company.editions[0]).toMatchObject({ number: 4, lang: 'fr-FR' });
  expect(found?.company.phone).toContain('•');
});

test('what was written is read as drafts, and written so again changes nothing', async () => {
  for (const kind of [exhibitorKind, buyerKind, productKind, standKind]) {
    const keys = await kind.keys(db(), undefined, 1000);
    const before = await kind.read(db(), keys);
    expect(before.size).toBe(keys.length);
    for (const key of keys.slice(0, 5)) await writeContent(db(), kind, before.get(key) ?? { texts: {} }, key);
    expect(await kind.read(db(), keys)).toEqual(before);
  }
});
