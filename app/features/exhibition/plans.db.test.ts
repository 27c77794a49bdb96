import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { chosen } from './notices.server.ts';

const { db, database } = testDatabase();
const reader = { locale: 'fr-FR', now: new Date('2026-01-01T00:00:00Z'), limit: 12 } as const;

/** Enough notices for the database to prefer an index to reading everything. */
beforeAll(async () => {
  await database().query(`insert into exhibition_notice (audience, important, published_at)
    select (array['exhibitor', 'visitor'])[1 + i % 2], i % 50 = 0, timestamptz '2010-01-01' + i * interval '1 hour'
    from generate_series(1, 5000) i`);
  await database().query(`insert into exhibition_notice_text (notice_id, locale, title, summary, body)
    select id, 'zh-CN', '', '', '' from exhibition_notice`);
  await database().query('analyze');
});

async function planOf(query: ReturnType<typeof chosen>): Promise<string> {
  const lines = await query.explain('text');
  return lines.map((line) => Object.values(line).join()).join('\n');
}

test('a page of the notices is found by its index, of all and of one audience', async () => {
  const all = await planOf(chosen(db(), { ...reader, offset: 24 }));
  expect(all).toContain('using exhibition_notice_order on exhibition_notice');
  expect(all).toContain('using exhibition_notice_text_pkey on exhibition_notice_text');
  expect(await planOf(chosen(db(), { ...reader, audience: 'visitor' }))).toContain(
    'using exhibition_notice_of_audience on exhibition_notice',
  );
});
