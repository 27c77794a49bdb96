import { beforeAll, expect, test } from 'vitest';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertEdition } from '../editions.fixture.ts';
import { edition } from '../queries.server.ts';
import { showPhase } from './show-phase.server.ts';

const { db, database } = testDatabase();

beforeAll(() => insertEdition(db(), { number: 4 }));

test('staff choose the moment that is shown, and give it back to the clock; pages are made anew', async () => {
  const client = await database().connect();
  const emptied: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => emptied.push(payload));
  await client.query(`listen ${pagesChannel}`);

  expect(await showPhase(db(), { roles: ['editor'] }, { number: 4, phase: 'before' })).toEqual({ outcome: 'shown' });
  expect(await edition(db(), 4, 'en-US')).toMatchObject({ shownPhase: 'before' });
  expect(await showPhase(db(), { roles: ['admin'] }, { number: 4, phase: null })).toEqual({ outcome: 'shown' });
  expect(await edition(db(), 4, 'en-US')).toMatchObject({ shownPhase: null });

  await expect.poll(() => emptied).toEqual(['editions', 'editions']);
  await client.end();
});

test('visitors may not, and an edition that is not there is not found', async () => {
  expect(await showPhase(db(), { roles: [] }, { number: 4, phase: 'after' })).toEqual({ outcome: 'forbidden' });
  expect(await edition(db(), 4, 'en-US')).toMatchObject({ shownPhase: null });
  expect(await showPhase(db(), { roles: ['admin'] }, { number: 9, phase: 'after' })).toEqual({ outcome: 'notFound' });
});
