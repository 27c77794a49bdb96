import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { inOrder as hotelsInOrder } from './hotels.server.ts';
import { inOrder } from './providers.server.ts';

const { db, database } = testDatabase();

/** Enough providers for the database to prefer an index to reading everything. */
beforeAll(async () => {
  await database().query(`insert into service_provider (type, position, languages, mobile, email, backup_email, website)
    select (array['hotel', 'transport', 'tourism', 'translation', 'catering'])[1 + i % 5], i, '{zh,en}', '', '', '', ''
    from generate_series(1, 5000) i`);
  await database().query(`insert into service_provider_text
    select id, 'zh-CN', '', '', '', '' from service_provider`);
  await database().query(`insert into hotel
    select id, 1 + id % 3, 1 + id * 7 % 20000, 5, '{zh,en}', null, null, id % 2 = 0, 0, true, true, 1, 1
    from service_provider`);
  await database().query('analyze');
});

interface Explained {
  explain(format: 'text'): Promise<object[]>;
}

async function planOf(query: Explained): Promise<string> {
  const lines = await query.explain('text');
  return lines.map((line) => Object.values(line).join()).join('\n');
}

test.each([
  ['the nearest', { order: 'distance' }, 'hotel_nearest'],
  ['the nearest that speak English', { order: 'distance', language: 'en' }, 'hotel_nearest'],
  ['the nearest with a halal breakfast', { order: 'distance', halal: true }, 'hotel_nearest'],
  ['the cheapest', { order: 'price' }, 'hotel_of_band'],
  ['the nearest of a band', { order: 'distance', band: 2 }, 'hotel_of_band'],
] as const)('%s hotels are found by their index', async (_, filter, index) => {
  const plan = await planOf(hotelsInOrder(db(), filter).limit(24));
  expect(plan).toContain(`using ${index} on hotel h`);
  expect(plan).not.toContain('Sort');
});

test('providers of a type, and of all types, are found by their index', async () => {
  for (const query of [inOrder(db(), 'catering').limit(24), inOrder(db()).limit(24)]) {
    const plan = await planOf(query);
    expect(plan).toContain('using service_provider_of_type on service_provider p');
    expect(plan).not.toContain('Sort');
  }
});
