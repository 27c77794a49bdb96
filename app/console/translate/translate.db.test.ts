import { beforeAll, expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { articlesOf } from './articles.fixture.ts';
import { saveTranslation } from './save-translation.server.ts';
import { showTranslation } from './show-translation.server.ts';

const platform = emptyPlatform();
const kind = articleKind;
let editor: Staff;
let translator: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
  translator = await somePerson(platform().db, ['translator'], ['fr-FR']);
});

const { change, someArticle, french } = articlesOf(platform, () => editor);

async function wanted(
  id: number,
  {
    staff = translator,
    form,
    to = 'fr-FR',
    steps = 0,
  }: { staff?: Staff; form?: [string, string][]; to?: Locale; steps?: 0 | 1 | 3 } = {},
) {
  const site = siteFor({ ...platform(), settings: { ...platform().settings, REVIEW_STEPS: steps } });
  const request = await staffRequest(site, staff, `/console/content/article/${id}/translate?to=${to}`, form);
  return { site, request, params: { kind: kind.name, id: String(id) } };
}

const show = async (id: number, staff?: Staff) => showTranslation(await wanted(id, staff && { staff }));

/** Sends the form as the page shows it, with what is typed and pressed. */
async function send(
  id: number,
  typed: Record<string, string>,
  more: [string, string][] = [],
  seen?: Awaited<ReturnType<typeof show>>,
) {
  const page = seen ?? (await show(id));
  const texts = page.pairs.map(({ path, target }): [string, string] => [`text.${path}`, typed[path] ?? target]);
  const form: [string, string][] = [
    ['source', String(page.source.number)],
    ['base', String(page.written.number)],
    ...texts,
    ...more,
  ];
  return saveTranslation(await wanted(id, { form }));
}

const stands = async (id: number) =>
  (await show(id)).pairs.map(({ path, target, state }) => `${path} ${state} ${target}`.trim());

test('a language begins empty, is written part by part, and catches up', async () => {
  const id = await someArticle('一', '二');
  expect(await stands(id)).toEqual(['title new', 'summary.1 new', 'body.1 new', 'body.2 new']);
  await send(id, { title: 'Titre', 'body.2': 'Deux & <strong>trois</strong><p>' });
  expect(await stands(id)).toEqual([
    'title done Titre',
    'summary.1 new',
    'body.1 new',
    'body.2 done Deux & {1}trois{/1}',
  ]);
  expect(await french(id)).toMatchObject({ behind: 2 });
  await send(id, { 'summary.1': 'Résumé', 'body.1': 'Un' });
  expect(await french(id)).toMatchObject({
    behind: 0,
    fields: { title: 'Titre', summary: 'Résumé', body: '<p>Un</p><p>Deux &amp; <strong>trois</strong></p>' },
  });
});

test('only what was written or is said to be right catches up; what changed says what it was, also after a part is done', async () => {
  const id = await someArticle('一', '二', '三');
  await send(id, { title: 'Titre', 'summary.1': 'R', 'body.1': 'Un', 'body.2': 'Deux', 'body.3': 'Trois' });
  await change(id, 1, '新', '一', '二变', '三变');
  expect(await stands(id)).toEqual([
    'title done Titre',
    'summary.1 done R',
    'body.1 new',
    'body.2 done Un',
    'body.3 changed Deux',
    'body.4 changed Trois',
  ]);
  await send(id, { 'body.1': 'Nouveau' });
  expect(await french(id)).toMatchObject({
    behind: 2,
    fields: { body: '<p>Nouveau</p><p>Un</p><p>Deux</p><p>Trois</p>' },
  });
  const [, , , , third, fourth] = (await show(id)).pairs;
  expect(third).toMatchObject({
    state: 'changed',
    source: [
      { kind: 'same', text: '二' },
      { kind: 'added', text: '变' },
    ],
  });
  await send(id, {}, [['right', third?.hashes.join() ?? '']]);
  expect(await french(id)).toMatchObject({ behind: 1, head: 2 });
  await send(id, { 'body.4': 'Trois bis' }, [['right', fourth?.hashes.join() ?? '']]);
  expect(await french(id)).toMatchObject({ behind: 0, head: 3 });
});

test('a change of figures is taken up without being kept yet', async () => {
  const id = await someArticle('2000家');
  await send(id, { title: 'Titre', 'summary.1': 'R', 'body.1': '2\u202f000 exposants' });
  await change(id, 1, '2100家');
  expect((await show(id)).pairs.at(-1)).toMatchObject({ canTake: true });
  expect(await send(id, {}, [['take', 'body.1']])).toMatchObject({
    data: { typed: { 'body.1': '2\u202f100 exposants' }, taken: 'body.1' },
  });
  expect(await french(id)).toMatchObject({ behind: 1, head: 1 });
});

test('links of the source are numbers to write around; a number that is broken is said at its segment, one that is left out is named', async () => {
  const id = await someArticle('看<a href="/news/">新闻</a>');
  expect((await show(id)).pairs.at(-1)).toMatchObject({
    source: [{ kind: 'same', text: '看{1}新闻{/1}' }],
    marks: [{ number: 1, name: 'a', html: '<a href="/news/">' }],
  });
  expect(await send(id, { 'body.1': 'Voir {1}les nouvelles' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { 'body.1': '{/1} is missing after {1}.' }, typed: { 'body.1': 'Voir {1}les nouvelles' } },
  });
  expect(await french(id)).toBeUndefined();
  await send(id, { 'body.1': 'Voir les nouvelles' });
  expect((await show(id)).pairs.at(-1)).toMatchObject({ missing: [1] });
  await send(id, { 'body.1': 'Voir {1}les nouvelles{/1} & < 5' });
  expect((await show(id)).pairs.at(-1)).toMatchObject({ missing: [], target: 'Voir {1}les nouvelles{/1} & < 5' });
  expect(await french(id)).toMatchObject({
    fields: { body: '<p>Voir <a href="/news/">les nouvelles</a> &amp; &lt; 5</p>' },
  });
});

test('of two who write at once the second keeps what they typed, beside what the first has saved', async () => {
  const id = await someArticle('一', '二');
  const seen = await show(id);
  await send(id, { 'body.1': 'Un' }, [], seen);
  expect(await send(id, { 'body.1': 'Le un', 'body.2': 'Deux' }, [], seen)).toMatchObject({
    init: { status: 409 },
    data: { isConflict: true, typed: { 'body.1': 'Le un', 'body.2': 'Deux' } },
  });
  expect(await french(id)).toMatchObject({ head: 1, fields: { body: '<p>Un</p><p></p>' } });
});

test('what cannot stand in its field is named, and comes back', async () => {
  const id = await someArticle('一');
  expect(await send(id, { title: 'x'.repeat(201) })).toMatchObject({
    init: { status: 422 },
    data: { errors: { title: 'Please enter at most 200 characters.' }, typed: { title: 'x'.repeat(201) } },
  });
  expect(await french(id)).toBeUndefined();
});

test('a translator writes in their languages alone; terms of the glossary stand beside their segment', async () => {
  const id = await someArticle('主宾国');
  const page = await show(id);
  expect(page).toMatchObject({ to: 'fr-FR', targets: ['fr-FR'], mayWrite: true });
  expect(page.pairs.at(-1)?.hints).toEqual([{ term: '主宾国', word: 'pays à l’honneur' }]);
  const form: [string, string][] = [
    ['source', '1'],
    ['base', '0'],
    ['text.title', 'Title'],
  ];
  await expect(saveTranslation(await wanted(id, { form, to: 'en-US' }))).rejects.toMatchObject({ status: 403 });
  await expect(wanted(id, { to: 'zh-CN' }).then(showTranslation)).rejects.toMatchObject({ status: 404 });
});

test('a name that the glossary does not use is replaced in what is typed, and nothing is kept yet', async () => {
  const id = await someArticle('紫茶');
  expect((await show(id)).unused).toContainEqual({ name: 'thé violet', called: 'thé pourpre' });
  const typed = { 'body.1': 'Le thé violet & le reste' };
  expect(await send(id, typed, [['replace', 'body.1 thé violet']])).toMatchObject({
    data: { typed: { 'body.1': 'Le thé pourpre & le reste' }, errors: {}, taken: 'body.1' },
  });
  expect(await french(id)).toBeUndefined();
});

test('what has been written is kept and handed in at once, where texts are reviewed', async () => {
  const id = await someArticle('第一段。');
  expect(await showTranslation(await wanted(id))).toMatchObject({ isReviewed: false });
  const { source, pairs, isReviewed } = await showTranslation(await wanted(id, { steps: 1 }));
  expect(isReviewed).toBe(true);
  const form: [string, string][] = [
    ['source', String(source.number)],
    ['base', '0'],
    ['submit', 'submit'],
    ...pairs.map(({ path }): [string, string] => [`text.${path}`, 'Écrit.']),
  ];
  await saveTranslation(await wanted(id, { form, steps: 1 }));
  const { written, count } = await showTranslation(await wanted(id, { steps: 1 }));
  expect(written).toMatchObject({ state: 'review', number: 1 });
  expect(count).toMatchObject({ done: pairs.length });
});
