import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { publishThread } from '../../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../../content/publishing/withdraw-thread.server.ts';
import { saveThread } from '../../content/save-thread.server.ts';
import type { Answered } from './ask-outer.server.ts';
import { checkLinks } from './check-links.server.ts';
import { linksFreshness } from './links-freshness.server.ts';

const platform = emptyPlatform({ LINK_CHECK: 'on' });
const first = new Date('2026-11-16T12:00:00+08:00');
const atDay = (days: number) => ({
  ...platform(),
  clock: { now: () => new Date(first.getTime() + days * 86_400_000) },
});
let editor: Staff;
let admin: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
  admin = await somePerson(platform().db, ['admin']);
});
beforeEach(async () => {
  await platform().db.deleteFrom('content_thing').execute();
  await platform().db.deleteFrom('link_check').execute();
});

/** Has readers see an article. @returns its number in the console */
async function published(body: string): Promise<number> {
  const values = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  const text = { title: '芝麻', summary: '芝麻。', body };
  await saveThread(platform(), editor, { kind, thingId, thread: 'zh-CN', base: 0, values: text });
  const { outcome } = await publishThread(platform(), editor, { kind, thingId, thread: 'zh-CN' });
  expect(outcome).toBe('published');
  return thingId;
}

/** Asks on some day. @param answers by address; what is not named is there @returns what was asked */
async function check(days: number, answers: Record<string, Answered> = {}): Promise<string[]> {
  const asked: string[] = [];
  const ask = async (address: string): Promise<Answered> => {
    asked.push(address);
    return answers[address] ?? { status: 200 };
  };
  await checkLinks(atDay(days), { inner: ask, outer: ask });
  return asked;
}

const broken = (days: number) => linksFreshness.stale(siteFor(atDay(days)));

const links =
  '<p><a href="/gone/?a=1">a</a> <a href="https://one.example/?a=1&amp;b=2">b</a> <a href="https://two.example/">c</a></p>';
const one = 'https://one.example/?a=1&b=2';

test('a link is broken once it has failed on three days on end, and leads to its text; withdrawn, it is forgotten', async () => {
  const id = await published(links);
  const answers = { '/gone': { status: 404 }, [one]: 'nothing' } as const;
  expect(await check(0, answers)).toEqual(['/gone', one, 'https://two.example/']);
  // Asked again on the same day it is one day still.
  expect(await check(0.3, answers)).toEqual([]);
  expect(await check(1, answers)).toEqual(['/gone', one]);
  expect(await broken(1)).toEqual([]);
  await check(2, answers);
  const line = { title: '芝麻', lang: 'zh-CN', locale: 'zh-CN', to: `/console/content/article/${id}?language=zh-CN` };
  expect(await broken(2)).toEqual([
    { ...line, note: '/gone: error 404' },
    { ...line, note: `${one}: no answer` },
  ]);
  await withdrawThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
  expect(await broken(2)).toEqual([]);
  expect(await check(3)).toEqual([]);
  expect(await platform().db.selectFrom('link_check').selectAll().execute()).toEqual([]);
});

test('one that answers between is not broken, nor one that asks who is there, or that may not be asked', async () => {
  await published(links);
  const answers = { '/gone': { status: 404 }, [one]: { status: 403 }, 'https://two.example/': 'refused' } as const;
  await check(0, answers);
  await check(1, answers);
  await check(2);
  // What was there is asked for again after a week.
  expect(await check(8.9, answers)).toEqual([one, 'https://two.example/']);
  await check(10, answers);
  await check(11, answers);
  expect(await broken(11)).toEqual([]);
  await check(12, answers);
  expect((await broken(12))?.map(({ note }) => note)).toEqual(['/gone: error 404']);
});

test('an address that a field holds for all languages is asked for as well, and leads to what they share', async () => {
  const link = kindOrRefuse('link');
  const values = { position: 1, url: 'https://three.example/' };
  const saved = await saveThread(platform(), admin, { kind: link, thread: 'shared', base: 0, values });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const thing = { kind: link, thingId: saved.thingId };
  await saveThread(platform(), admin, { ...thing, thread: 'zh-CN', base: 0, values: { name: '三' } });
  await publishThread(platform(), admin, { ...thing, thread: 'zh-CN', withShared: true });
  expect(await check(0)).toEqual([values.url]);
  for (const days of [8, 9, 10]) await check(days, { [values.url]: { status: 500 } });
  await published('<p><a href="https://two.example/">c</a></p>');
  await check(10);
  expect(await broken(10)).toEqual([
    {
      title: values.url,
      note: `${values.url}: error 500`,
      to: `/console/content/link/${saved.thingId}?language=shared`,
    },
  ]);
});

test('an address that is too long for an index keeps no text back, and is not asked for', async () => {
  const long = `https://one.example/?a=${randomBytes(4000).toString('base64url')}`;
  await published(`<p><a href="${long}">a</a> <a href="https://two.example/">b</a></p>`);
  expect(await check(0)).toEqual(['https://two.example/']);
});

test('where no other site answers, it is this one that cannot reach them: nothing is said of theirs', async () => {
  await published(links);
  const away = { [one]: 'nothing', 'https://two.example/': 'nothing' } as const;
  for (const days of [0, 1, 2]) await check(days, away);
  expect(await broken(2)).toEqual([]);
  await check(3, { [one]: 'nothing' });
  expect((await broken(3))?.map(({ note }) => note)).toEqual([`${one}: no answer`]);
});

test('of very many links to other sites few are asked for at a time, those never asked first', async () => {
  const many = Array.from({ length: 20 }, (_, i) => `https://host${String(i).padStart(2, '0')}.example/`);
  await published(`<p>${many.map((address) => `<a href="${address}">x</a>`).join(' ')}</p>`);
  expect(await check(0)).toEqual(many.slice(0, 8));
  expect(await check(0.05)).toEqual(many.slice(8, 16));
  expect(await check(0.1)).toEqual(many.slice(16));
  expect(await check(0.15)).toEqual([]);
});

test('where links are not asked for, nothing is said of them', async () => {
  const settings = { ...platform().settings, LINK_CHECK: false };
  expect(await linksFreshness.stale(siteFor({ ...platform(), settings }))).toBeUndefined();
});
