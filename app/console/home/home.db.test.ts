import { beforeAll, expect, test } from 'vitest';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { giveThread } from '../content/give-thread.server.ts';
import { reviewThread } from '../content/review-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { loader } from './home.tsx';
import { readWaiting } from './read-waiting.server.ts';

const platform = emptyPlatform();
const text = (title: string) => ({ title, summary: `${title}.`, body: `<p>${title}</p>` });
let editor: Staff;
let french: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
  french = await somePerson(platform().db, ['translator'], ['fr-FR']);
});

const site = () => siteFor({ ...platform(), settings: { ...platform().settings, REVIEW_STEPS: 1 } });

async function waiting(staff: Staff) {
  const { lines } = await readWaiting(site(), staff);
  return lines.map(({ act, title, text: own }) => `${act} ${title} ${own?.locale} ${own?.state}`);
}

async function article(title: string, ...locales: Locale[]): Promise<number> {
  const values = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  for (const thread of locales)
    await saveThread(platform(), editor, { kind, thingId, thread, base: 0, values: text(title) });
  return thingId;
}

const give = (thingId: number, to: Staff, locale: Locale, due?: string) =>
  giveThread(platform(), editor, { kind, thingId, locale, to: to.id, ...(due && { due }) });

test('what somebody was given waits with the act it wants, what is overdue first, until it is handed in', async () => {
  const [some, late, later] = [
    await article('无期', 'zh-CN'),
    await article('逾期', 'zh-CN', 'fr-FR'),
    await article('有期', 'zh-CN'),
  ];
  await give(some, editor, 'zh-CN');
  await give(late, french, 'fr-FR', '2024-01-01');
  await give(later, french, 'fr-FR', '2999-01-01');
  expect(await waiting(french)).toEqual(['translate 逾期 fr-FR draft', 'translate 有期 fr-FR missing']);
  expect(await waiting(editor)).toEqual(['write 无期 zh-CN draft']);
  await reviewThread(site(), french, { kind, thingId: late, thread: 'fr-FR', move: 'submit', number: 1 });
  expect(await waiting(french)).toEqual(['translate 有期 fr-FR missing']);
});

test('what was handed in waits for those who may pass it, and not for whoever wrote it', async () => {
  const thingId = await article('送审', 'zh-CN');
  await reviewThread(site(), editor, { kind, thingId, thread: 'zh-CN', move: 'submit', number: 1 });
  const publisher = await somePerson(platform().db, ['publisher']);
  expect(await waiting(publisher)).toContain('review 送审 zh-CN review');
  expect(await waiting(editor)).not.toContain('review 送审 zh-CN review');
});

test('what visitors send in waits for those who decide on it, after what is overdue', async () => {
  const sent = { title: 'Sesame seeds', content: 'Twenty tonnes.', locale: 'en-US' as const };
  await platform()
    .db.insertInto('board_message')
    .values({ ...sent, identity: 'buyer', status: 'waiting', created_at: new Date() })
    .execute();
  expect(await waiting(await somePerson(platform().db, ['moderator']))).toEqual([
    'decide Sesame seeds undefined undefined',
  ]);
  await give(await article('迟了', 'zh-CN'), editor, 'zh-CN', '2024-01-01');
  const [first, second] = await waiting(editor);
  expect([first, second]).toEqual(['write 迟了 zh-CN draft', 'decide Sesame seeds undefined undefined']);
});

test('a line leads to where it is done', async () => {
  const id = await article('去处', 'zh-CN');
  await give(id, french, 'fr-FR', '2024-02-01');
  const { lines } = await readWaiting(site(), french);
  expect(lines.find(({ title }) => title === '去处')).toMatchObject({
    to: `/console/content/article/${id}/translate?from=zh-CN&to=fr-FR`,
    due: '2024-02-01',
    lang: 'zh-CN',
  });
});

test('for whom nothing waits, none is shown, also to those who may enter no part', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['steward'] });
  const request = new Request('http://localhost/console/', { headers: { Cookie: cookie } });
  expect(await loader(pageArguments(site(), request, {}))).toMatchObject({
    open: [],
    lines: [],
    isCut: false,
  });
});
