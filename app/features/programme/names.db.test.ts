import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { withdrawContent, writeContent } from '#tests/support/write-content.ts';
import { insertGround, publish } from './programme.fixture.ts';
import { eventKindKind, eventTopicKind } from './publishing/name-kinds.server.ts';
import { listEvents, readEvent } from './queries.server.ts';

const platform = emptyPlatform();

test('events are of the kind and the topics that staff name, and of the house’s own names once these are withdrawn', async () => {
  const { db } = platform();
  await insertGround(db);
  const id = await publish(db);
  const seen = async () => {
    const [row] = await listEvents(db, { editionId: 4 }, { locale: 'fr-FR', now: new Date(), limit: 1 });
    const event = await readEvent(db, id, { locale: 'fr-FR', now: new Date() });
    return [row?.kind.name, event?.kind.name, ...(event?.topics.map(({ name }) => name) ?? [])];
  };
  const before = await seen();
  expect(before).toEqual(['Séminaire', 'Séminaire', 'Santé']);
  await writeContent(db, eventKindKind, { texts: { 'fr-FR': { name: 'Atelier' } } }, 'seminar');
  await writeContent(db, eventTopicKind, { texts: { 'fr-FR': { name: 'Soins' } } }, 'health');
  expect(await seen()).toEqual(['Atelier', 'Atelier', 'Soins']);
  await withdrawContent(db, eventKindKind, 'seminar');
  await withdrawContent(db, eventTopicKind, 'health');
  expect(await seen()).toEqual(before);
});
