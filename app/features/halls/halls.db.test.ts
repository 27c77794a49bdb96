import { beforeAll, expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { withdrawContent, writeContent, wrongFields } from '#tests/support/write-content.ts';
import { hallKind } from './hall-kind.server.ts';
import type { Box } from './halls.ts';
import { hallPlaceKind } from './place-kind.server.ts';
import { allStands, findStand, hallNames, halls, placesOfHall, standsOfHall } from './queries.server.ts';
import { seedHalls } from './seed.server.ts';

const { db } = testDatabase();

beforeAll(() =>
  db()
    .transaction()
    .execute((tx) => seedHalls(tx, { bundle: demonstration })),
);

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.depth &&
  other.y < one.y + one.depth;

test('six halls and the central area, named in three languages, beside each other', async () => {
  for (const locale of locales) {
    const all = await halls(db(), locale);
    expect(all.map(({ code }) => code)).toEqual(['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'C']);
    expect(all.filter(({ lang, theme }) => lang !== locale || !theme)).toEqual([]);
  }
  const all = await halls(db(), 'fr-FR');
  expect(all.filter((hall) => all.some((other) => other !== hall && overlap(hall, other)))).toEqual([]);
  expect((await hallNames(db(), 'zh-CN')).get('W2')).toBe('W2馆');
});

test('stands: 72 in W2, 40 in the others, 16 plots outside; inside their hall, none upon another', async () => {
  const counts = { W1: 40, W2: 72, W3: 40, W4: 40, W5: 40, W6: 40, C: 16 };
  for (const hall of await halls(db(), 'en-US')) {
    const stands = await standsOfHall(db(), hall.code);
    expect(stands).toHaveLength(counts[hall.code as keyof typeof counts]);
    expect(
      stands.filter(({ x, y, width, depth }) => x < 0 || y < 0 || x + width > hall.width || y + depth > hall.depth),
    ).toEqual([]);
    expect(stands.filter((stand) => stands.some((other) => other.id !== stand.id && overlap(stand, other)))).toEqual(
      [],
    );
    const kinds = (await placesOfHall(db(), hall.code, 'en-US')).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['entrance-west', 'entrance-east', 'toilets', 'information']));
  }
  expect(await allStands(db())).toHaveLength(288);
});

test('a stand is found by its number, on the north side of its aisle where that is odd', async () => {
  const odd = await findStand(db(), { hall: 'W2', number: 'A07' });
  const even = await findStand(db(), { hall: 'W2', number: 'A08' });
  expect(odd).toMatchObject({ hall: 'W2', number: 'A07' });
  expect(odd?.y).toBeLessThan(even?.y ?? 0);
  expect(await findStand(db(), { hall: 'W2', number: 'Z99' })).toBeUndefined();
});

test('a hall is called as was last written, without a text by its code; what is wrong is named', async () => {
  const named = async () => {
    const [hall] = (await halls(db(), 'fr-FR')).filter(({ code }) => code === 'W6');
    return [hall?.name, hall?.theme, hall?.lang];
  };
  const text = { name: 'Hall W6', theme: 'Mode : tissus' };
  expect(await writeContent(db(), hallKind, { texts: { 'fr-FR': text } }, 'W6')).toBe('W6');
  expect(await named()).toEqual(['Hall W6', 'Mode\u202f: tissus', 'fr-FR']);
  await writeContent(db(), hallKind, { texts: { 'en-US': { name: 'Sixth', theme: 'Cloth' } } }, 'W6');
  expect(await named()).toEqual(['Sixth', 'Cloth', 'en-US']);
  expect(await wrongFields(db(), hallKind, { texts: { 'fr-FR': { ...text, theme: ' ' } } }, 'W6')).toEqual([
    'texts.fr-FR.theme',
  ]);
  expect(await wrongFields(db(), hallKind, { texts: {} }, 'W6')).toEqual(['texts']);
  await withdrawContent(db(), hallKind, 'W6');
  expect(await named()).toEqual(['W6', '', 'fr-FR']);
});

test('what was written of halls is read as drafts, and written so again changes nothing', async () => {
  const keys = await hallKind.keys(db(), undefined, 5);
  const before = await hallKind.read(db(), keys);
  expect(before.size).toBe(5);
  for (const [key, draft] of before) await writeContent(db(), hallKind, draft, key);
  expect(await hallKind.read(db(), keys)).toEqual(before);
});

test('places in a hall are called as staff call them, in each language by itself', async () => {
  const toilets = async (locale: 'en-US' | 'fr-FR') =>
    (await placesOfHall(db(), 'W2', locale)).find(({ kind }) => kind === 'toilets')?.name;
  await writeContent(db(), hallPlaceKind, { texts: { 'en-US': { name: 'Washrooms' } } }, 'toilets');
  expect([await toilets('en-US'), await toilets('fr-FR')]).toEqual(['Washrooms', 'Toilettes']);
  await withdrawContent(db(), hallPlaceKind, 'toilets');
  expect(await toilets('en-US')).toBe('Toilets');
});
