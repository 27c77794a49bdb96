import { beforeAll, describe, expect, test } from 'vitest';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { doWhatIsDue, scheduleThread } from '../content/publishing/schedule.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { doWithPicked } from '../list/bulk.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

const text = (title: string, body: string) => ({ title, summary: title, body: `<p>${body}</p>` });

async function save(thingId: number | undefined, thread: Locale | 'shared', base: number, values: object) {
  const saved = await saveThread(platform(), editor, { kind, thingId, thread, base, values: { ...values } });
  if (saved.outcome !== 'saved') throw new Error(`It was ${JSON.stringify(saved)}`);
  return saved.thingId;
}

/** An article that is out in Chinese, with an English text that is being written. */
async function someArticle(english: string): Promise<number> {
  const id = await save(undefined, 'shared', 0, { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
  await save(id, 'zh-CN', 0, text('观众', '6月12日至15日，观众1.2万人，签约12亿美元。'));
  await publishThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
  await save(id, 'en-US', 0, text('Visitors', english));
  return id;
}

const right = 'From 12 to 15 June 12,000 visitors came; US$ 1.2 billion was signed.';
const wrong = 'From 12 to 15 June 1,200 visitors came; US$ 1.2 billion was signed.';

const out = (thingId: number, because?: string) =>
  publishThread(platform(), editor, { kind, thingId, thread: 'en-US', ...(because !== undefined && { because }) });

function published(thingId: number, thread: Locale) {
  return platform()
    .db.selectFrom('content_thread')
    .select(['published', 'publish_at'])
    .where('thing_id', '=', thingId)
    .where('thread', '=', thread)
    .executeTakeFirstOrThrow();
}

function lastAct(thingId: number, act: string) {
  return platform()
    .db.selectFrom('staff_act')
    .select(['after', 'staff_id'])
    .where('about', '=', `article ${thingId} en-US`)
    .where('act', '=', act)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

test('a text that says what its source says goes out, and nobody is asked why', async () => {
  const id = await someArticle(right);
  expect(await out(id, 'Nobody asked')).toMatchObject({ outcome: 'published' });
  expect((await lastAct(id, 'content.publish'))?.after).toEqual({ revision: 1 });
});

test('one that disagrees does not go out, and is told where', async () => {
  const id = await someArticle(wrong);
  expect(await out(id)).toEqual({
    outcome: 'disagrees',
    locale: 'en-US',
    found: [
      {
        is: 'disagreement',
        kind: 'number',
        against: 'zh-CN',
        source: { field: 'body', segment: 1, written: '1.2万' },
        text: { field: 'body', segment: 1, written: '1,200' },
      },
    ],
  });
  expect(await published(id, 'en-US')).toMatchObject({ published: null });
  expect(await lastAct(id, 'content.publish')).toBeUndefined();
});

test('with a reason it goes out, and the reason is in the log', async () => {
  const id = await someArticle(wrong);
  expect(await out(id, '')).toMatchObject({ outcome: 'disagrees' });
  expect(await out(id, 'Counted anew after the fair')).toMatchObject({ outcome: 'published' });
  expect(await lastAct(id, 'content.publish')).toEqual({
    after: { revision: 1, because: 'Counted anew after the fair' },
    staff_id: editor.id,
  });
});

test('a name that the glossary does not use keeps a source back too', async () => {
  const id = await save(undefined, 'shared', 0, { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
  await save(id, 'zh-CN', 0, text('鳄梨', '肯尼亚鳄梨1.2万吨。'));
  const answer = await publishThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
  expect(answer).toMatchObject({
    outcome: 'disagrees',
    found: expect.arrayContaining([
      { is: 'variant', text: { field: 'body', segment: 1, written: '鳄梨' }, called: '牛油果' },
    ]),
  });
});

test('a source that nobody reads yet is what the others are compared with all the same', async () => {
  const id = await save(undefined, 'shared', 0, { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
  await save(id, 'zh-CN', 0, text('观众', '观众1.2万人。'));
  await save(id, 'en-US', 0, text('Visitors', '1,200 visitors.'));
  expect(await out(id)).toMatchObject({ outcome: 'disagrees' });
});

describe('at a time', () => {
  const at = new Date(Date.now() + 600_000);
  const times = { publishAt: at, withdrawAt: null };
  const then = () => doWhatIsDue({ ...platform(), clock: { now: () => new Date(at.getTime() + 1000) } });
  const schedule = (thingId: number, because?: string) =>
    scheduleThread(platform(), editor, { kind, thingId, thread: 'en-US', times, because });

  test('without a reason no time is set, and it is told where', async () => {
    const id = await someArticle(wrong);
    expect(await schedule(id)).toMatchObject({ outcome: 'disagrees', locale: 'en-US', found: [{ kind: 'number' }] });
    expect(await published(id, 'en-US')).toEqual({ published: null, publish_at: null });
    expect(await lastAct(id, 'content.schedule')).toBeUndefined();
  });

  test('whose source says otherwise by then is taken off the calendar, and the log says why', async () => {
    const id = await someArticle(right);
    expect(await schedule(id)).toEqual({ outcome: 'scheduled' });
    await save(id, 'zh-CN', 1, text('观众', '6月12日至15日，观众1.3万人，签约12亿美元。'));
    await publishThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
    await then();
    expect(await published(id, 'en-US')).toEqual({ published: null, publish_at: null });
    expect((await lastAct(id, 'content.due-refused'))?.after).toMatchObject({ why: 'disagrees' });
  });

  test('with one it goes out, and the log has it both times', async () => {
    const id = await someArticle(wrong);
    expect(await schedule(id, 'Counted anew')).toEqual({ outcome: 'scheduled' });
    expect((await lastAct(id, 'content.schedule'))?.after).toMatchObject({ because: 'Counted anew' });
    await then();
    expect(await published(id, 'en-US')).toMatchObject({ published: 1 });
    expect((await lastAct(id, 'content.publish'))?.after).toMatchObject({ because: 'Counted anew' });
  });

  test('what was said of one text is not said of the next', async () => {
    const id = await someArticle(wrong);
    await schedule(id, 'Counted anew');
    await save(id, 'en-US', 1, text('Visitors', wrong.replace('15 June', '16 June')));
    await then();
    expect(await published(id, 'en-US')).toEqual({ published: null, publish_at: null });
  });
});

test('of many at once the one that disagrees stays, with why', async () => {
  const ids = [await someArticle(right), await someArticle(wrong)];
  const form = new FormData();
  form.set('act', 'publish');
  form.set('language', 'en-US');
  for (const id of ids) form.append('pick', String(id));
  const report = await doWithPicked({ ...platform(), locale: 'en-US' }, editor, {
    kind,
    form,
    query: new URLSearchParams(),
  });
  expect(report).toMatchObject({ done: 1, undone: [{ id: ids[1], why: 'disagrees' }] });
});

test('a program is told each field, in its language, and that a reason would do', async () => {
  const id = await someArticle(wrong);
  const token = await addStaff(platform().db, { email: 'program@example.org', roles: ['editor'] });
  const api = createApi(platform());
  const move = async (more: object, language = '2') => {
    const request = new Request('http://localhost:3000/api/console/content/move', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Language: language },
      body: JSON.stringify({ kind: 'article', id, language: 'en-US', move: 'publish', number: 1, ...more }),
    });
    const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
    return { status: response.status, ...(await response.json()) };
  };
  expect(await move({})).toMatchObject({
    status: 422,
    errors: { 'en-US.body': '1.2万 in Chinese, 1,200 in English', reason: 'This is required.' },
  });
  const said = await Promise.all(['1', '3'].map(async (language) => (await move({}, language)).errors['en-US.body']));
  expect(said).toEqual(['中文为1.2万，英语为1,200', '1.2万 en chinois, 1,200 en anglais']);
  const later = { move: 'schedule', publishAt: new Date(Date.now() + 600_000).toISOString() };
  expect(await move(later)).toMatchObject({ status: 422, errors: { reason: 'This is required.' } });
  expect(await move({ reason: 'Counted anew' })).toMatchObject({ status: 200 });
  expect((await lastAct(id, 'content.publish'))?.after).toMatchObject({ because: 'Counted anew' });
});
