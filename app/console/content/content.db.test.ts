import { beforeAll, describe, expect, test } from 'vitest';
import { countryKind } from '#features/editions/publishing/country-kind.server.ts';
import { publish as seedArticle } from '#features/news/news.fixture.ts';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { readArticle } from '#features/news/queries.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { adoptionJob, adoptKind } from './adopt.server.ts';
import type { Thread } from './document.ts';
import { listThings } from './list-things.server.ts';
import { publishThread } from './publishing/publish-thread.server.ts';
import { doWhatIsDue, scheduleThread } from './publishing/schedule.server.ts';
import { withdrawThread } from './publishing/withdraw-thread.server.ts';
import { reviewThread } from './review-thread.server.ts';
import { saveThread, type Writing } from './save-thread.server.ts';

const platform = emptyPlatform();
const kind = articleKind;
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
const text = (title: string) => ({ title, summary: `${title}.`, body: `<p>${title}</p>` });

async function save(values: Values, writing: Partial<Writing> & { thread: Thread }, staff = editor, site = platform()) {
  return saveThread(site, staff, { kind, base: 0, values, ...writing });
}

async function saved(values: Values, writing: Partial<Writing> & { thread: Thread }, staff = editor): Promise<number> {
  const answer = await save(values, writing, staff);
  if (answer.outcome !== 'saved') throw new Error(`It was ${JSON.stringify(answer)}`);
  return answer.thingId;
}

/** A thing with a text in some languages, none of them out. */
async function someThing(...locales: Locale[]): Promise<number> {
  const thingId = await saved(shared, { thread: 'shared' });
  for (const locale of locales) await saved(text(`Title ${locale}`), { thingId, thread: locale });
  return thingId;
}

const out = (thingId: number, thread: Thread, staff = editor) =>
  publishThread(platform(), staff, { kind, thingId, thread });

async function seen(thingId: number, locale: Locale) {
  const { key } = await platform()
    .db.selectFrom('content_thing')
    .select('key')
    .where('id', '=', thingId)
    .executeTakeFirstOrThrow();
  return key === null
    ? undefined
    : readArticle(platform().db, Number(key), { locale, now: new Date('2026-12-01T00:00:00Z') });
}

async function thread(thingId: number, name: Thread) {
  const { db } = platform();
  return db
    .selectFrom('content_thread')
    .selectAll()
    .where('thing_id', '=', thingId)
    .where('thread', '=', name)
    .executeTakeFirstOrThrow();
}

test('a language goes out by itself, and the others stay as they are', async () => {
  const id = await someThing('zh-CN', 'fr-FR');
  expect(await seen(id, 'zh-CN')).toBeUndefined();
  expect(await out(id, 'zh-CN')).toMatchObject({ outcome: 'published' });
  expect(await seen(id, 'zh-CN')).toMatchObject({ title: 'Title zh-CN', lang: 'zh-CN' });
  expect(await seen(id, 'fr-FR')).toMatchObject({ title: 'Title zh-CN', lang: 'zh-CN' });
  expect(await thread(id, 'fr-FR')).toMatchObject({ state: 'draft', published: null });
  await out(id, 'fr-FR');
  expect(await seen(id, 'fr-FR')).toMatchObject({ title: 'Title fr-FR', lang: 'fr-FR' });
});

test('what is written after publishing is seen by nobody until it goes out', async () => {
  const id = await someThing('zh-CN');
  await out(id, 'zh-CN');
  await saved(text('New'), { thingId: id, thread: 'zh-CN', base: 1 });
  await saved({ ...shared, category: 'exhi' }, { thingId: id, thread: 'shared', base: 1 });
  expect(await seen(id, 'zh-CN')).toMatchObject({ title: 'Title zh-CN', category: { name: '大会新闻' } });
  expect(await out(id, 'zh-CN')).toMatchObject({ outcome: 'published' });
  expect(await seen(id, 'zh-CN')).toMatchObject({ title: 'New', category: { name: '大会新闻' } });
  expect(await out(id, 'shared')).toMatchObject({ outcome: 'published' });
  expect((await seen(id, 'zh-CN'))?.category.name).not.toBe('大会新闻');
});

test('withdrawn in one language it is still there in the others, and in the last it is gone', async () => {
  const id = await someThing('zh-CN', 'fr-FR');
  await out(id, 'zh-CN');
  await out(id, 'fr-FR');
  const withdraw = (name: Thread) => withdrawThread(platform(), editor, { kind, thingId: id, thread: name });
  expect(await withdraw('zh-CN')).toEqual({ outcome: 'withdrawn' });
  expect(await seen(id, 'zh-CN')).toMatchObject({ title: 'Title fr-FR', lang: 'fr-FR' });
  expect(await withdraw('zh-CN')).toEqual({ outcome: 'notNow' });
  expect(await withdraw('fr-FR')).toEqual({ outcome: 'withdrawn' });
  expect(await seen(id, 'fr-FR')).toBeUndefined();
  expect(await out(id, 'fr-FR')).toMatchObject({ outcome: 'published' });
  expect(await seen(id, 'fr-FR')).toMatchObject({ title: 'Title fr-FR' });
});

test('saving what is there already makes no revision', async () => {
  const id = await someThing('zh-CN');
  expect(await save(text('Title zh-CN'), { thingId: id, thread: 'zh-CN', base: 1 })).toMatchObject({
    outcome: 'unchanged',
    number: 1,
  });
  expect((await thread(id, 'zh-CN')).head).toBe(1);
});

test('the second of two who write at once gets both texts, and the first one’s stands', async () => {
  const id = await someThing('zh-CN');
  await saved(text('First'), { thingId: id, thread: 'zh-CN', base: 1 });
  expect(await save(text('Second'), { thingId: id, thread: 'zh-CN', base: 1 })).toMatchObject({
    outcome: 'conflict',
    number: 2,
    base: { title: 'Title zh-CN' },
    theirs: { title: 'First' },
    mine: { title: 'Second' },
  });
  expect(await thread(id, 'zh-CN')).toMatchObject({ head: 2, title: 'First' });
});

test('of two who write at the very same time one is told of the other', async () => {
  const id = await someThing('zh-CN');
  const writes = ['One', 'Two', 'Three'].map((title) => save(text(title), { thingId: id, thread: 'zh-CN', base: 1 }));
  const outcomes = (await Promise.all(writes)).map(({ outcome }) => outcome).toSorted();
  expect(outcomes).toEqual(['conflict', 'conflict', 'saved']);
});

test('a draft may be unfinished, and cannot go out so: what is missing is named with its language', async () => {
  const id = await saved({ category: 'photo' }, { thread: 'shared' });
  await saved({ title: 'Only a title' }, { thingId: id, thread: 'fr-FR' });
  const answer = await out(id, 'fr-FR');
  if (answer.outcome !== 'invalid') throw new Error(answer.outcome);
  expect(answer.wrong.map(({ thread: where, field }) => `${where} ${field}`).toSorted()).toEqual([
    'fr-FR body',
    'fr-FR summary',
    'shared publishedAt',
  ]);
  expect(await thread(id, 'fr-FR')).toMatchObject({ state: 'draft', published: null });
});

test('what can never stand in a field is refused as it is saved', async () => {
  const answer = await save({ ...shared, category: 'rumours' }, { thread: 'shared' });
  expect(answer.outcome === 'invalid' && Object.keys(answer.issues)).toEqual(['category']);
});

test('a translator writes in their languages, and in nothing else', async () => {
  const id = await someThing('zh-CN');
  const translator = await somePerson(platform().db, ['translator'], ['fr-FR']);
  expect(await save(text('Le titre'), { thingId: id, thread: 'fr-FR' }, translator)).toMatchObject({
    outcome: 'saved',
  });
  for (const name of ['zh-CN', 'shared'] as const)
    await expect(save(text('No'), { thingId: id, thread: name, base: 1 }, translator)).rejects.toMatchObject({
      status: 403,
    });
  await expect(out(id, 'fr-FR', translator)).rejects.toMatchObject({ status: 403 });
  await expect(save(shared, { thread: 'shared' }, translator)).rejects.toMatchObject({ status: 403 });
});

test('a text is behind by what its source says anew once that is out, and no longer when it has caught up', async () => {
  const id = await someThing('zh-CN', 'fr-FR');
  expect(await thread(id, 'fr-FR')).toMatchObject({ behind: 0 });
  await out(id, 'zh-CN');
  await saved(
    { ...text('Title zh-CN'), body: '<p>Title zh-CN</p><p>More</p>' },
    { thingId: id, thread: 'zh-CN', base: 1 },
  );
  expect(await thread(id, 'fr-FR')).toMatchObject({ behind: 0 });
  await out(id, 'zh-CN');
  expect(await thread(id, 'fr-FR')).toMatchObject({ behind: 1 });
  await saved(
    { ...text('Title fr-FR'), body: '<p>Title fr-FR</p><p>Plus</p>' },
    { thingId: id, thread: 'fr-FR', base: 1 },
  );
  expect(await thread(id, 'fr-FR')).toMatchObject({ behind: 0 });
});

test('things that came in by the seed become things of the console, each once, and nothing changes for readers', async () => {
  const { db } = platform();
  const key = String(await seedArticle(db));
  expect(await adoptKind(platform(), kind)).toBeGreaterThan(0);
  expect(await adoptKind(platform(), kind)).toBe(0);
  const thing = await db.selectFrom('content_thing').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  expect(thing).toMatchObject({ kind: 'article', source: 'zh-CN', changed_by: 'site' });
  expect(await thread(thing.id, 'en-US')).toMatchObject({
    title: 'News en-US',
    state: 'published',
    published: 1,
    behind: 0,
  });
  expect(
    await save(
      { title: 'News en-US', summary: 'News en-US in short', body: '<p>News en-US</p>' },
      { thingId: thing.id, thread: 'en-US', base: 1 },
    ),
  ).toMatchObject({ outcome: 'unchanged' });
});

test('a name of an older release is looked for once in a process, and what has it is called and found by the new one', async () => {
  const { db } = platform();
  const run = (job: Job) => job.run(platform(), new AbortController().signal);
  const first = adoptionJob();
  await run(first);
  const { id, key } = await db
    .selectFrom('content_thing')
    .select(['id', 'key'])
    .where('kind', '=', countryKind.name)
    .limit(1)
    .executeTakeFirstOrThrow();
  const name = countryKind.called?.(key ?? '', 'fr-FR');
  const values = { lead: 'Un pays.' };
  await saveThread(platform(), editor, { kind: countryKind, thingId: id, thread: 'fr-FR', base: 0, values });
  const { title, tokens } = await thread(id, 'fr-FR');
  expect(title).toBe(name);
  const older = { title: 'Old name', tokens: "'old'" };
  await db.updateTable('content_thread').set(older).where('thing_id', '=', id).where('thread', '=', 'fr-FR').execute();
  await run(first);
  expect(await thread(id, 'fr-FR')).toMatchObject(older);
  await run(adoptionJob());
  expect(await thread(id, 'fr-FR')).toMatchObject({ title, tokens });
});

test('with steps of review nothing goes out that has not passed them all, each by somebody else', async () => {
  const site = { ...platform(), settings: { ...platform().settings, REVIEW_STEPS: 1 as const } };
  const publisher = await somePerson(platform().db, ['publisher']);
  const id = await someThing('zh-CN');
  const move = (staff: Staff, name: 'submit' | 'pass' | 'sendBack', number = 1) =>
    reviewThread(site, staff, { kind, thingId: id, thread: 'zh-CN', move: name, number });
  const go = () => publishThread(site, editor, { kind, thingId: id, thread: 'zh-CN' });
  expect(await go()).toEqual({ outcome: 'notNow' });
  expect(await move(editor, 'submit')).toMatchObject({ outcome: 'done', life: { state: 'review' } });
  expect(await go()).toEqual({ outcome: 'notNow' });
  await expect(move(editor, 'pass')).rejects.toMatchObject({ status: 403 });
  expect(await move(publisher, 'pass', 7)).toEqual({ outcome: 'newer' });
  expect(await move(publisher, 'pass')).toMatchObject({ outcome: 'done', life: { state: 'signed' } });
  expect(await go()).toMatchObject({ outcome: 'published' });
});

test('nobody signs off what they have written themselves', async () => {
  const site = { ...platform(), settings: { ...platform().settings, REVIEW_STEPS: 1 as const } };
  const publisher = await somePerson(platform().db, ['publisher']);
  const id = await saved(shared, { thread: 'shared' }, publisher);
  await saved(text('Mine'), { thingId: id, thread: 'zh-CN' }, publisher);
  const move = (name: 'submit' | 'pass') =>
    reviewThread(site, publisher, { kind, thingId: id, thread: 'zh-CN', move: name, number: 1 });
  await move('submit');
  expect(await move('pass')).toEqual({ outcome: 'ownText' });
});

describe('three steps of review', () => {
  const site = () => ({ ...platform(), settings: { ...platform().settings, REVIEW_STEPS: 3 as const } });
  const again = { outcome: 'passedAlready' };

  /** A text that was handed in; two editors and a publisher may pass it. */
  async function handedIn() {
    const id = await someThing('zh-CN');
    const first = await somePerson(platform().db, ['editor']);
    const second = await somePerson(platform().db, ['editor']);
    const third = await somePerson(platform().db, ['publisher']);
    const move = (staff: Staff, name: 'submit' | 'pass' | 'sendBack', number = 1) =>
      reviewThread(site(), staff, { kind, thingId: id, thread: 'zh-CN', move: name, number, reason: 'Why' });
    await move(editor, 'submit');
    return { id, move, first, second, third };
  }

  test('are passed by three persons, none of whom wrote the text', async () => {
    const { move, first, second, third } = await handedIn();
    expect(await move(editor, 'pass')).toEqual({ outcome: 'ownText' });
    expect(await move(first, 'pass')).toMatchObject({ outcome: 'done', life: { state: 'review', step: 1 } });
    expect(await move(first, 'pass')).toEqual(again);
    expect(await move(third, 'pass')).toMatchObject({ outcome: 'done', life: { step: 2 } });
    expect(await move(third, 'pass')).toEqual(again);
    await expect(move(second, 'pass')).rejects.toMatchObject({ status: 403 });
    expect(await move(await somePerson(platform().db, ['publisher']), 'pass')).toMatchObject({
      life: { state: 'signed', step: 3 },
    });
  });

  test('are one person’s each where two press at once', async () => {
    const { move, third, id } = await handedIn();
    const answers = await Promise.all([move(third, 'pass'), move(third, 'pass'), move(third, 'pass')]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', again.outcome, again.outcome]);
    expect(await thread(id, 'zh-CN')).toMatchObject({ step: 1, passed_by: [third.id] });
  });

  test('begin anew with a new text, and with one that was sent back: whoever had passed a step may pass one again', async () => {
    const { id, move, first, second } = await handedIn();
    await move(first, 'pass');
    await move(second, 'sendBack');
    expect(await thread(id, 'zh-CN')).toMatchObject({ state: 'draft', step: 0, passed_by: [] });
    await move(editor, 'submit');
    expect(await move(first, 'pass')).toMatchObject({ outcome: 'done' });
    await saved(text('New'), { thingId: id, thread: 'zh-CN', base: 1 });
    expect(await thread(id, 'zh-CN')).toMatchObject({ state: 'draft', step: 0, passed_by: [] });
    await move(editor, 'submit', 2);
    expect(await move(first, 'pass', 2)).toMatchObject({ outcome: 'done', life: { step: 1 } });
  });

  test('wait for those alone who have passed none of them', async () => {
    const { id, move, first, second, third } = await handedIn();
    const waits = async (staff: Staff) => {
      const { things } = await listThings(platform().db, kind, { waitsFor: { staff, steps: 3 } });
      return things.some((thing) => thing.id === id);
    };
    await move(third, 'pass');
    expect([await waits(first), await waits(third)]).toEqual([true, false]);
    await move(second, 'pass');
    expect([await waits(first), await waits(third)]).toEqual([false, false]);
    expect(await waits(await somePerson(platform().db, ['publisher']))).toBe(true);
  });
});

test('a schedule does at its time what a click would do, and not what a click could not', async () => {
  const id = await someThing('zh-CN');
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const later = (minutes: number) => ({ ...platform(), clock: { now: () => at(minutes) } });
  const times = { publishAt: at(10), withdrawAt: at(20) };
  expect(await scheduleThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN', times })).toEqual({
    outcome: 'scheduled',
  });
  await doWhatIsDue(later(9));
  expect(await seen(id, 'zh-CN')).toBeUndefined();
  await doWhatIsDue(later(11));
  expect(await seen(id, 'zh-CN')).toMatchObject({ title: 'Title zh-CN' });
  await doWhatIsDue(later(21));
  expect(await seen(id, 'zh-CN')).toBeUndefined();
  expect(await thread(id, 'zh-CN')).toMatchObject({ state: 'withdrawn', publish_at: null, withdraw_at: null });
});

test('what fails as it is due stays on the calendar, and does not hold up what comes after it', async () => {
  const [broken, next] = [await someThing('zh-CN'), await someThing('zh-CN')];
  const at = new Date(Date.now() + 600_000);
  const times = { publishAt: at, withdrawAt: null };
  for (const thingId of [broken, next])
    await scheduleThread(platform(), editor, { kind, thingId, thread: 'zh-CN', times });
  const isCalled = (name: string) =>
    platform().db.updateTable('content_thread').set({ kind: name }).where('thing_id', '=', broken).execute();
  await isCalled('of-a-release-to-come');
  const then = { ...platform(), clock: { now: () => new Date(at.getTime() + 1000) } };
  await expect(doWhatIsDue(then)).rejects.toThrow('1 of 2 due could not be done');
  expect(await seen(next, 'zh-CN')).toMatchObject({ title: 'Title zh-CN' });
  expect(await thread(broken, 'zh-CN')).toMatchObject({ state: 'draft', publish_at: at });
  await isCalled(kind.name);
  await doWhatIsDue(then);
  expect(await seen(broken, 'zh-CN')).toMatchObject({ title: 'Title zh-CN' });
});

test('a schedule over a text that was withdrawn meanwhile does not bring it back', async () => {
  const id = await someThing('zh-CN');
  await out(id, 'zh-CN');
  await saved(text('Later'), { thingId: id, thread: 'zh-CN', base: 1 });
  const at = new Date(Date.now() + 600_000);
  const times = { publishAt: at, withdrawAt: null };
  await scheduleThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN', times });
  await withdrawThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
  await doWhatIsDue({ ...platform(), clock: { now: () => new Date(at.getTime() + 1000) } });
  expect(await seen(id, 'zh-CN')).toBeUndefined();
});

test('a schedule of somebody who has lost their role does nothing, and is taken off', async () => {
  const other = await somePerson(platform().db, ['editor']);
  const id = await someThing('zh-CN');
  const at = new Date(Date.now() + 600_000);
  await scheduleThread(platform(), other, {
    kind,
    thingId: id,
    thread: 'zh-CN',
    times: { publishAt: at, withdrawAt: null },
  });
  await platform().db.deleteFrom('staff_role').where('staff_id', '=', other.id).execute();
  await doWhatIsDue({ ...platform(), clock: { now: () => new Date(at.getTime() + 1000) } });
  expect(await seen(id, 'zh-CN')).toBeUndefined();
  expect(await thread(id, 'zh-CN')).toMatchObject({ state: 'draft', publish_at: null });
});
