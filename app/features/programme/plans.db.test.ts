import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { type Filter, filtered, inOrder, withTexts } from './event-rows.server.ts';
import { insertGround } from './programme.fixture.ts';

const { db, database } = testDatabase();

/** Enough events for the database to prefer an index to reading everything. */
beforeAll(async () => {
  await insertGround(db());
  await database().query(`insert into event (edition_id, kind, day, starts_at, ends_at, room_id, languages,
      interpretation, admission, agenda_times, speaker_parts, revision, updated_at)
    select 3 + i % 2, (array['major', 'forum', 'matchmaking', 'seminar', 'supporting'])[1 + i % 5],
      (moment at time zone 'Asia/Shanghai')::date, moment, moment + interval '1 hour', 1 + i % 2,
      '{zh}', '{}', 'open', '{}', '{}', 0, now()
    from generate_series(1, 5000) i, lateral (select timestamptz '2025-01-01' + i * interval '1 hour' as moment) m`);
  await database().query(`insert into event_text (event_id, locale, title, summary, organiser, audience, agenda, speakers)
    select id, 'zh-CN', '', '', '', '', '{}', '{}' from event`);
  await database().query(`insert into event_topic (event_id, topic, position)
    select id, (array['health', 'customs', 'parks', 'youth'])[1 + id % 4], 0 from event`);
  await database().query('analyze');
});

async function planOf(filter: Omit<Filter, 'editionId'>, limit = 60): Promise<string> {
  const choice = inOrder(filtered(db(), { editionId: 4, ...filter })).limit(limit);
  const lines = await withTexts(db(), 'fr-FR', choice).explain('text');
  return lines.map((line) => Object.values(line).join()).join('\n');
}

test.each<[string, Omit<Filter, 'editionId'>, string]>([
  ['all', {}, 'event_of_edition'],
  ['a day', { day: '2025-06-13' }, 'event_of_day'],
  ['a kind', { kind: 'forum' }, 'event_of_kind'],
  ['a kind of a day', { day: '2025-06-13', kind: 'forum' }, 'event_of_day'],
  ['some ids', { ids: [7, 8, 9] }, 'event_pkey'],
])('%s: found by the index, texts looked up for what is left', async (_, filter, index) => {
  const plan = await planOf(filter);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on event e');
  expect(plan).toContain('event_text_pkey on event_text');
});
