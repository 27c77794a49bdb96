import { beforeAll, expect, test } from 'vitest';
import { seedHalls } from '#features/halls/seed.server.ts';
import { Kept } from '#platform/http/kept.ts';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { noticesIn } from './bundle.server.ts';
import { findStands } from './find-stands.server.ts';
import { readGuide } from './guide.server.ts';
import { notices } from './notices.server.ts';
import { seedExhibition } from './seed.server.ts';

const { db } = testDatabase();
const now = new Date('2026-01-01T00:00:00Z');
const site = () => ({ db: db(), kept: new Kept(), locale: 'en-US' as const });

beforeAll(() =>
  db()
    .transaction()
    .execute(async (tx) => {
      await seedHalls(tx, { bundle: demonstration });
      await seedExhibition(tx, { bundle: demonstration });
    }),
);

test.each(locales)('notices and guides are all there in %s', async (locale) => {
  const all = await notices(db(), { locale, now, limit: 100 });
  expect(all).toHaveLength((await noticesIn(demonstration)).length);
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(all.filter(({ lang }) => lang !== locale)).toEqual([]);
  expect(all.map(({ important }) => important)).toEqual(
    all
      .map(({ important }) => important)
      .toSorted()
      .toReversed(),
  );
  const [exhibitors, visitors] = [await readGuide(db(), 'exhibitor', locale), await readGuide(db(), 'visitor', locale)];
  expect([exhibitors.length, visitors.length]).toEqual([8, 6]);
  expect([...exhibitors, ...visitors].filter(({ lang }) => lang !== locale)).toEqual([]);
});

test('links of the texts lead to the language of the page', async () => {
  const [first] = await readGuide(db(), 'exhibitor', 'fr-FR');
  expect(first?.body).toContain('href="/fr-FR/exhibition/?cursor=layout"');
});

test('a stand is found by its whole number, and in every hall by the number alone', async () => {
  expect((await findStands(site(), 'w2-a07')).map(({ code }) => code)).toEqual(['W2-A07']);
  expect((await findStands(site(), 'D10')).map(({ code }) => code)).toEqual(
    ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'].map((hall) => `${hall}-D10`),
  );
  expect(await findStands(site(), '\u0301')).toEqual([]);
  expect(await findStands(site(), 'Nobody at all')).toEqual([]);
});
