import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { withdrawContent, writeContent } from '#tests/support/write-content.ts';
import { pageWords, renamedPages } from '../page-names.server.ts';
import { servicePageKind } from './page-kind.server.ts';
import { servicePartKind } from './part-kind.server.ts';

const { db } = testDatabase();

const titleInSearch = async () => {
  const found = await db()
    .selectFrom('search_text as text')
    .innerJoin('search_entry as entry', 'entry.id', 'text.entry_id')
    .select('text.title')
    .where('entry.thing_id', '=', 'service-transport')
    .where('text.locale', '=', 'en-US')
    .executeTakeFirst();
  return found?.title;
};

test('a page of the services is called, and found, as staff call it, and as the house does once that is withdrawn', async () => {
  const text = { title: 'Metro', body: '<p>Line 6.</p>' };
  await writeContent(db(), servicePartKind, { page: 'transport', key: 'metro', position: 1, texts: { 'en-US': text } });
  const words = () => pageWords({ db: db(), locale: 'en-US' }, 'transport');
  const before = await words();
  expect(before.name).toBe('Transport');
  expect(await titleInSearch()).toBe('Transport');
  await writeContent(
    db(),
    servicePageKind,
    { texts: { 'en-US': { name: 'Getting here', lead: 'By air, rail and road.' } } },
    'transport',
  );
  expect(await words()).toMatchObject({ name: 'Getting here', lead: 'By air, rail and road.' });
  expect((await words()).pages.find(({ key }) => key === 'transport')?.name).toBe('Getting here');
  expect(await titleInSearch()).toBe('Getting here');
  expect(await renamedPages(db(), 'en-US')).toEqual({ '/service/serviceDetail?id=2': 'Getting here' });
  expect(await renamedPages(db(), 'fr-FR')).toEqual({});
  await withdrawContent(db(), servicePageKind, 'transport');
  expect(await renamedPages(db(), 'en-US')).toEqual({});
  expect(await words()).toEqual(before);
  expect(await titleInSearch()).toBe('Transport');
});
