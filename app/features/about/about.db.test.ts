import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { contact, legalLines } from './queries.server.ts';
import { seedAbout } from './seed.server.ts';

const { db } = testDatabase();

test('an empty database has no contact and no legal lines', async () => {
  expect(await contact(db(), 'fr-FR')).toBeUndefined();
  expect(await legalLines(db(), 'fr-FR')).toEqual({ filing: '', copyright: '' });
});

test('the demonstration has both in three languages, the filing number marked as an example', async () => {
  await db().transaction().execute(seedAbout);
  expect(await contact(db(), 'fr-FR')).toMatchObject({ lang: 'fr-FR', email: 'info@expo.example' });
  expect((await legalLines(db(), 'en-US')).filing).toContain('example');
  expect((await legalLines(db(), 'zh-CN')).filing).toContain('示例');
});

test('a line and a contact missing in a language come in the next best', async () => {
  await db().deleteFrom('legal_line').where('locale', '=', 'fr-FR').where('key', '=', 'copyright').execute();
  await db().deleteFrom('contact_text').where('locale', '=', 'fr-FR').execute();
  expect(await legalLines(db(), 'fr-FR')).toMatchObject({
    filing: expect.stringContaining('exemple'),
    copyright: expect.stringContaining('reserved'),
  });
  expect(await contact(db(), 'fr-FR')).toMatchObject({ lang: 'en-US' });
});
