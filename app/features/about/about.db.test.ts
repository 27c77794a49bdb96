import { expect, test } from 'vitest';
import { newApi } from '#platform/http/api.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aboutApi } from './api.ts';
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

test('the call gives the contact in the language asked for, or the best there is', async () => {
  const site = { db: db(), locale: 'zh-CN', tags: new Set<string>() } as unknown as SiteContext;
  const app = newApi();
  app.use((c, next) => {
    c.set('site', site);
    return next();
  });
  app.route('/', aboutApi);
  const body = await (await app.request('/api/aboutUs/contact')).json();
  expect(body).toMatchObject({ code: 0, total: 1, rows: [{ name: '博览会咨询服务处', postcode: '410000' }] });
  expect(Object.keys(body.rows[0])).toEqual(['id', 'name', 'phone', 'email', 'postcode', 'address', 'hours', 'note']);
  expect([...site.tags]).toEqual(['about']);
});
