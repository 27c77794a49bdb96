import { expect, test } from 'vitest';
import { testStore } from '#features/media/media.fixture.ts';
import { languageHeader, locales } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { aboutArticles, readArticle } from './articles.server.ts';
import { downloads } from './downloads/downloads.server.ts';
import { desk, desks, venues } from './places.server.ts';
import { publishArticle } from './publishing/publish-article.server.ts';
import { publishQuestion } from './publishing/publish-question.server.ts';
import { contact, legalLines } from './queries.server.ts';
import { questionRows, questions } from './questions.server.ts';
import { seedAbout } from './seed.server.ts';

const platform = emptyPlatform();
const { database } = platform;
const db = () => platform().db;
const store = testStore();

test('an empty database has no contact and no legal lines', async () => {
  expect(await contact(db(), 'fr-FR')).toBeUndefined();
  expect(await legalLines(db(), 'fr-FR')).toEqual({ filing: '', copyright: '' });
});

test('the demonstration has both in three languages, the filing number marked as an example', async () => {
  await db()
    .transaction()
    .execute((tx) => seedAbout(tx, { media: store(), bundle: demonstration }));
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
  const api = createApi(platform());
  const headers = { Language: languageHeader('zh-CN') };
  const request = new Request('http://localhost:3000/api/aboutUs/contact', { headers });
  const { response, tags } = await api.fetch(request, { requestId: 'test', clientAddress: '' });
  const body = await response.json();
  expect(body).toMatchObject({ code: 0, total: 1, rows: [{ name: '博览会咨询服务处', postcode: '410000' }] });
  expect(Object.keys(body.rows[0])).toEqual(['id', 'name', 'phone', 'email', 'postcode', 'address', 'hours', 'note']);
  expect(tags).toEqual(['about']);
});

test('the demonstration has articles, answers, desks, venues and files in three languages', async () => {
  for (const locale of locales) {
    const [articles, asked, places, found, files] = await Promise.all([
      aboutArticles(db(), locale),
      questions(db(), locale),
      desks(db(), locale),
      venues(db(), locale),
      downloads(db(), locale),
    ]);
    expect(articles.length).toBeGreaterThanOrEqual(8);
    expect(asked.length).toBeGreaterThanOrEqual(18);
    expect(new Set(asked.map(({ identity }) => identity)).size).toBe(3);
    expect(found.map(({ chinese }) => chinese?.name)).toHaveLength(3);
    const all = [...articles, ...asked, ...places, ...found, ...files];
    expect(all.filter(({ lang }) => lang !== locale)).toEqual([]);
    expect(files.flatMap(({ files }) => files).length).toBeGreaterThanOrEqual(14);
  }
  expect(await desk(db(), 'project', 'fr-FR')).toMatchObject({ email: 'projects@expo.example', lang: 'fr-FR' });
  expect(await desk(db(), 'nobody', 'fr-FR')).toBeUndefined();
});

const editor = { roles: ['editor'] } as const;
const draft = {
  key: 'parking',
  part: 'people' as const,
  position: 99,
  updatedOn: '2025-06-01',
  texts: {
    'fr-FR': { title: 'Où se garer ?', summary: 'Parcs', body: '<p onclick="x()">Ici <a href="/about/">là</a></p>' },
  },
};

test('an article is sanitised, replaced under its key, and read by id or key', async () => {
  const published = await publishArticle(db(), editor, draft);
  if (published.outcome !== 'published') throw new Error(published.outcome);
  expect(await readArticle(db(), { key: 'parking' }, 'en-US')).toMatchObject({
    id: published.id,
    title: 'Où se garer\u202f?',
    lang: 'fr-FR',
    href: `/about/detail/${published.id}`,
    body: '<p>Ici <a href="/en-US/about/">là</a></p>',
    updatedOn: '2025-06-01',
  });
  expect(await publishArticle(db(), editor, { ...draft, part: 'rules' })).toEqual(published);
  expect(await readArticle(db(), { id: published.id }, 'zh-CN')).toMatchObject({ part: 'rules' });
  expect((await readArticle(db(), { key: 'introduction' }, 'zh-CN'))?.href).toBe('/about/');
});

test('articles and answers are published by editors, and only right ones', async () => {
  const question = {
    identity: 'buyer' as const,
    position: 99,
    texts: { 'en-US': { question: 'When?', answer: 'Now.' } },
  };
  expect(await publishArticle(db(), { roles: [] }, draft)).toEqual({ outcome: 'forbidden' });
  expect(await publishQuestion(db(), { roles: [] }, question)).toEqual({ outcome: 'forbidden' });
  expect((await publishArticle(db(), editor, { ...draft, key: 'No key' })).outcome).toBe('invalid');
  expect((await publishArticle(db(), editor, { ...draft, updatedOn: '2025-13-01' })).outcome).toBe('invalid');
  expect((await publishQuestion(db(), editor, { ...question, texts: {} })).outcome).toBe('invalid');
  const published = await publishQuestion(db(), editor, question);
  const buyers = (await questions(db(), 'zh-CN')).filter(({ identity }) => identity === 'buyer');
  expect(buyers.at(-1)).toMatchObject({ question: 'When?', answer: ['Now.'], lang: 'en-US' });
  expect(published).toMatchObject({ outcome: 'published', id: buyers.at(-1)?.id });
});

test('questions are read by their index, however many there are', async () => {
  await database().query(`insert into question (identity, position)
    select (array['exhibitor', 'buyer', 'visitor'])[1 + i % 3], 1000 + i from generate_series(1, 5000) i`);
  await database().query('analyze');
  const plan = await questionRows(db(), 'fr-FR').explain('text');
  expect(plan.map((line) => Object.values(line).join()).join('\n')).toContain('using question_of_identity on question');
});
