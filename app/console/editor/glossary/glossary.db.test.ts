import { beforeAll, expect, test } from 'vitest';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { publishThread } from '../../content/publishing/publish-thread.server.ts';
import { saveThread } from '../../content/save-thread.server.ts';
import type { EditorAnswer } from '../answer.ts';
import { action, loader } from '../edit.tsx';

const platform = emptyPlatform();
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

const text = (title: string, body: string) => ({ title, summary: title, body: `<p>${body}</p>` });

async function save(thingId: number | undefined, thread: Locale | 'shared', values: object): Promise<number> {
  const saved = await saveThread(platform(), editor, { kind, thingId, thread, base: 0, values: { ...values } });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved.thingId;
}

/** An article that is out in Chinese, with an English text that is being written. */
async function someArticle(english: string): Promise<number> {
  const id = await save(undefined, 'shared', { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
  await save(id, 'zh-CN', text('牛油果', '高桥大市场有牛油果，观众1.2万人。'));
  await publishThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
  await save(id, 'en-US', text('Avocados', english));
  return id;
}

async function asked(id: number, language: string, form?: [string, string][]) {
  const site = siteFor(platform());
  const request = await staffRequest(site, editor, `/console/content/article/${id}?language=${language}`, form);
  return pageArguments(site, request, { kind: 'article', id: String(id) });
}

const show = async (id: number, language = 'en-US') => loader(await asked(id, language));

/** Sends the form as the page shows it, with something else typed and a button pressed. */
async function send(id: number, typed: Record<string, string>, button: [string, string]): Promise<EditorAnswer> {
  const { form } = await show(id);
  const entries = form.entries.map(([name, value]): [string, string] => [name, typed[name] ?? value]);
  const sent: [string, string][] = [['_base', String(form.base)], ...entries, button];
  const answer: unknown = await action(await asked(id, 'en-US', sent));
  return (answer as { data: EditorAnswer }).data;
}

const typedIn = ({ typed }: EditorAnswer, name: string) => typed?.entries.find(([own]) => own === name)?.[1];

test('beside the fields of a translation stand the terms of its source, and the names that are not to be used', async () => {
  const id = await someArticle('The market.');
  const { glossary } = (await show(id)).form;
  expect(glossary?.from).toBe('zh-CN');
  expect(glossary?.hints).toEqual({
    title: [{ term: '牛油果', word: 'avocado' }],
    summary: [{ term: '牛油果', word: 'avocado' }],
    body: [
      { term: '高桥大市场', word: 'Gaoqiao Grand Market' },
      { term: '牛油果', word: 'avocado' },
    ],
  });
  expect(glossary?.unused).toContainEqual({ name: 'email (but: {email})', called: 'e-mail' });
  expect((await show(id, 'zh-CN')).form.glossary).toMatchObject({ from: undefined, hints: {} });
  expect((await show(id, 'shared')).form.glossary).toBeUndefined();
});

test('what of a field does not agree with the source is said at the field, of which language the page is', async () => {
  const id = await someArticle('1,200 visitors, many by email.');
  const { panel } = await show(id);
  expect(panel?.unfitting).toEqual([
    {
      ...{ to: '#body', isHere: true, text: 'Text: 1.2万 in Chinese, 1,200 in English' },
      atField: { name: 'body', message: '1.2万 in Chinese, 1,200 in English' },
    },
    {
      ...{ to: '#body', isHere: true, text: 'Text: “email” is called “e-mail” in the glossary' },
      atField: undefined,
    },
  ]);
});

test('a name is replaced in what is typed, which is not kept; what does not fit is told of what is typed', async () => {
  const id = await someArticle('12,000 visitors.');
  const body = '<p>12,000 visitors by email, and Emails of the Cape Verde.</p>';
  const answer = await send(id, { body }, ['_replace', 'body email']);
  expect(typedIn(answer, 'body')).toBe('<p>12,000 visitors by e-mail, and Emails of the Cape Verde.</p>');
  expect(answer.replaced).toBe('body');
  expect(answer.unfitting?.map((each) => each.text)).toEqual([
    'Text: “Emails” is called “e-mail” in the glossary',
    'Text: “Cape Verde” is called “Cabo Verde” in the glossary',
  ]);
  expect((await show(id)).form.base).toBe(1);
});

test('what is asked for in a field that is none, or of a name that is none, changes nothing', async () => {
  const id = await someArticle('By email.');
  for (const value of ['category email', 'body e-mail', 'none email', '_base 1', 'body'])
    expect(typedIn(await send(id, {}, ['_replace', value]), 'body')).toBe('<p>By email.</p>');
});

test('publishing is stopped at the field, and a schedule is too', async () => {
  const id = await someArticle('12,000 visitors by email.');
  const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  const whens: [string, string][][] = [
    [],
    [
      ['_when', 'later'],
      ['_publishAt', at],
    ],
  ];
  for (const when of whens) {
    const { form } = await show(id);
    const sent: [string, string][] = [['_base', String(form.base)], ...form.entries, ...when, ['_act', 'publish']];
    expect(await action(await asked(id, 'en-US', sent))).toMatchObject({
      init: { status: 409 },
      data: { why: 'disagrees', unfitting: [{ text: 'Text: “email” is called “e-mail” in the glossary' }] },
    });
  }
});
