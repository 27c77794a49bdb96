import { expect, test } from 'vitest';
import type { Schema } from '#db/schema/tables.gen.ts';
import { testStore } from '#features/media/media.fixture.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { languageHeader, locales } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { aboutAddresses } from './addresses.server.ts';
import { aboutArticles, readArticle } from './articles.server.ts';
import { downloads } from './downloads/downloads.server.ts';
import { desk, desks, venues } from './places.server.ts';
import { aboutArticleKind } from './publishing/article-kind.server.ts';
import { contactKind } from './publishing/contact-kind.server.ts';
import { deskKind } from './publishing/desk-kind.server.ts';
import { legalLineKind } from './publishing/legal-line-kind.server.ts';
import { questionKind } from './publishing/question-kind.server.ts';
import { venueKind } from './publishing/venue-kind.server.ts';
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

const kinds: [ContentKind, (keyof Schema)[]][] = [
  [aboutArticleKind, ['about_article', 'about_article_text']],
  [questionKind, ['question', 'question_text']],
  [contactKind, ['contact', 'contact_text']],
  [deskKind, ['desk', 'desk_text']],
  [venueKind, ['venue', 'venue_text']],
  [legalLineKind, ['legal_line']],
];

test.each(kinds.map(([kind, tables]) => [kind.name, kind, tables] as const))(
  'everything of the kind %s, written as it is read, is what it was',
  async (_, kind, tables) => {
    const drafts = await rewriteAll(db(), kind, tables);
    expect(drafts.size).toBeGreaterThan(0);
    for (const draft of drafts.values()) expect(Object.keys(draft.texts)).toHaveLength(locales.length);
  },
);

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

const article = {
  key: 'parking',
  part: 'people',
  position: 99,
  updatedOn: '2025-06-01',
  texts: {
    'fr-FR': { title: 'Où se garer ?', summary: 'Parcs', body: '<p onclick="x()">Ici <a href="/about/">là</a></p>' },
  },
};

test('an article is sanitised, replaced under its id, read by id or key, and nowhere once it is withdrawn', async () => {
  const key = await writeContent(db(), aboutArticleKind, article);
  const id = Number(key);
  expect(await readArticle(db(), { key: 'parking' }, 'en-US')).toMatchObject({
    id,
    title: 'Où se garer\u202f?',
    lang: 'fr-FR',
    href: `/about/detail/${id}`,
    body: '<p>Ici <a href="/en-US/about/">là</a></p>',
    updatedOn: '2025-06-01',
  });
  const texts = { 'en-US': { title: 'Car parks', summary: 'Where', body: '<p>Here</p>' } };
  expect(await writeContent(db(), aboutArticleKind, { ...article, part: 'rules', texts }, key)).toBe(key);
  expect(await readArticle(db(), { id }, 'fr-FR')).toMatchObject({ part: 'rules', title: 'Car parks', lang: 'en-US' });
  expect((await readArticle(db(), { key: 'introduction' }, 'zh-CN'))?.href).toBe('/about/');
  expect(aboutArticleKind.address(key, article)).toBe(`/about/detail/${id}`);
  await withdraw(db(), aboutArticleKind, key);
  expect(await readArticle(db(), { id }, 'en-US')).toBeUndefined();
  expect((await aboutArticles(db(), 'en-US')).map((card) => card.id)).not.toContain(id);
  expect(await entriesOf(`about-${id}`)).toEqual([]);
  expect(await aboutAddresses.things[0]?.between(db(), { from: id, to: id, now: new Date() })).toEqual([]);
  expect(await wrongFields(db(), aboutArticleKind, article)).toEqual(['key']);
});

const entriesOf = (id: string) =>
  db().selectFrom('search_entry').select(['path']).where('type', '=', 'page').where('thing_id', '=', id).execute();

test.each<[string, Record<string, unknown>, string]>([
  ['no key', { key: 'No key' }, 'key'],
  ['the key of another', { key: 'introduction' }, 'key'],
  ['an unknown part', { part: 'past' }, 'part'],
  ['a day that was not', { updatedOn: '2025-13-01' }, 'updatedOn'],
  ['no text', { texts: {} }, 'texts'],
])('an article with %s is refused', async (_, wrong, field) => {
  expect(await wrongFields(db(), aboutArticleKind, { ...article, key: 'bicycles', ...wrong })).toEqual([field]);
});

const question = { identity: 'buyer', position: 99, texts: { 'en-US': { question: 'When?', answer: 'Now.' } } };

test('a question stands among those of its identity, says the new alone, and is nowhere once it is withdrawn', async () => {
  const key = await writeContent(db(), questionKind, question);
  const ofBuyers = async () => (await questions(db(), 'zh-CN')).filter(({ identity }) => identity === 'buyer');
  expect((await ofBuyers()).at(-1)).toMatchObject({
    id: Number(key),
    question: 'When?',
    answer: ['Now.'],
    lang: 'en-US',
  });
  const texts = { 'fr-FR': { question: 'Où ?', answer: 'Ici.' } };
  await writeContent(db(), questionKind, { ...question, texts }, key);
  expect((await ofBuyers()).at(-1)).toMatchObject({ question: 'Où\u202f?', lang: 'fr-FR' });
  expect(await entriesOf(`question-${key}`)).toEqual([{ path: `/about/?cursor=message#answer-${key}` }]);
  await withdraw(db(), questionKind, key);
  expect((await ofBuyers()).map(({ id }) => id)).not.toContain(Number(key));
  expect(await entriesOf(`question-${key}`)).toEqual([]);
  expect(await wrongFields(db(), questionKind, { ...question, texts: {} })).toEqual(['texts']);
  expect(await wrongFields(db(), questionKind, { ...question, identity: 'cook' })).toEqual(['identity']);
});

test('the first contact is the one that is shown; of the next number is the next one', async () => {
  const texts = { 'en-US': { office: 'Night desk', address: 'Changsha', hours: 'Always', note: 'Ring twice' } };
  const draft = { position: -1, phone: '1', email: 'night@expo.example', postcode: '410000', texts };
  expect(await wrongFields(db(), contactKind, draft)).toEqual(['position']);
  const shown = await contact(db(), 'en-US');
  const key = await writeContent(db(), contactKind, { ...draft, position: 1 });
  expect(await contact(db(), 'en-US')).toEqual(shown);
  await withdraw(db(), contactKind, String(shown?.id));
  expect(await contact(db(), 'fr-FR')).toMatchObject({ id: Number(key), office: 'Night desk', lang: 'en-US' });
  await withdraw(db(), contactKind, key);
  expect(await contact(db(), 'fr-FR')).toBeUndefined();
  expect(await writeContent(db(), contactKind, { ...draft, position: 2 })).toBe(String(Number(key) + 1));
  expect(await wrongFields(db(), contactKind, { ...draft, position: 1, email: 'night' })).toEqual(['email']);
});

test('a desk is asked for by its key, which stays its own', async () => {
  const draft = { key: 'night', position: 9, phone: '1', email: 'night@expo.example' };
  const texts = { 'en-US': { name: 'Night desk', tasks: 'Keys' } };
  await writeContent(db(), deskKind, { ...draft, texts });
  expect(await desk(db(), 'night', 'fr-FR')).toMatchObject({ name: 'Night desk', lang: 'en-US' });
  const change = { ...draft, phone: '2', texts: { 'fr-FR': { name: 'Service de nuit', tasks: 'Clés' } } };
  await writeContent(db(), deskKind, change, 'night');
  expect(await desk(db(), 'night', 'en-US')).toMatchObject({ name: 'Service de nuit', phone: '2', lang: 'fr-FR' });
  expect(await wrongFields(db(), deskKind, { ...change, key: 'day' }, 'night')).toEqual(['key']);
  await withdraw(db(), deskKind, 'night');
  expect(await desk(db(), 'night', 'fr-FR')).toBeUndefined();
  expect((await desks(db(), 'fr-FR')).map(({ key }) => key)).not.toContain('night');
  expect(await wrongFields(db(), deskKind, change)).toEqual(['key']);
});

test('a venue says the new alone, and is not there once it is withdrawn', async () => {
  const texts = { 'en-US': { name: 'Market', purpose: 'Trade', address: 'Gaoqiao', ways: ['On foot'] } };
  await writeContent(db(), venueKind, { position: 0, texts }, 'market');
  const market = (await venues(db(), 'fr-FR')).find(({ key }) => key === 'market');
  expect(market).toMatchObject({ ways: ['On foot'], lang: 'en-US', chinese: undefined });
  const wrong = { 'en-US': { ...texts['en-US'], ways: [' '] } };
  expect(await wrongFields(db(), venueKind, { position: 0, texts: wrong }, 'market')).toEqual(['texts.en-US.ways.0']);
  await withdraw(db(), venueKind, 'market');
  expect((await venues(db(), 'fr-FR')).map(({ key }) => key)).not.toContain('market');
});

test('a legal line that is withdrawn is empty', async () => {
  await writeContent(db(), legalLineKind, { texts: { 'en-US': { text: 'All rights reserved' } } }, 'copyright');
  expect((await legalLines(db(), 'zh-CN')).copyright).toBe('All rights reserved');
  await withdraw(db(), legalLineKind, 'copyright');
  expect((await legalLines(db(), 'zh-CN')).copyright).toBe('');
  expect(await wrongFields(db(), legalLineKind, { texts: {} }, 'copyright')).toEqual(['texts']);
});

test('questions are read by their index, however many there are', async () => {
  await database().query(`insert into question (identity, position)
    select (array['exhibitor', 'buyer', 'visitor'])[1 + i % 3], 1000 + i from generate_series(1, 5000) i`);
  await database().query('analyze');
  const plan = await questionRows(db(), 'fr-FR').explain('text');
  expect(plan.map((line) => Object.values(line).join()).join('\n')).toContain('using question_of_identity on question');
});
