import { beforeAll, describe, expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { someCompany } from '../companies/companies.fixture.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { action, loader } from './list.tsx';

const platform = emptyPlatform();
const kind = articleKind;
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

/** An article with texts in some languages, none of them out. A text of no words may not go out. */
async function article(staff: Staff, texts: Partial<Record<Locale, string>>): Promise<number> {
  const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
  const made = await saveThread(platform(), staff, { kind, thread: 'shared', base: 0, values: shared });
  if (made.outcome !== 'saved') throw new Error(`It was ${made.outcome}`);
  const { thingId } = made;
  for (const thread of ['zh-CN', 'en-US', 'fr-FR'] as const) {
    const title = texts[thread];
    if (title === undefined) continue;
    const body = title === '' ? '' : `<p>${title}</p>`;
    await saveThread(platform(), staff, { kind, thread, thingId, base: 0, values: { title, summary: title, body } });
  }
  return thingId;
}

const publish = (thingId: number, thread: Locale = 'zh-CN') =>
  publishThread(platform(), editor, { kind, thingId, thread });

async function show(staff: Staff, query: string) {
  const path = `/console/content/article?${query}`;
  const site = siteFor(platform(), { path: '/console/content/article' });
  const request = await staffRequest(site, staff, path);
  const page = await loader(pageArguments(site, request, { kind: 'article' }));
  return { ...page, ids: page.rows.map(({ id }) => id), next: page.older?.split('?')[1] };
}

/** A thing without a text. */
const someThing = { kind: 'article', source: 'zh-CN', changed_at: new Date(), changed_by: 'site' } as const;

async function send(staff: Staff, form: [string, string][], query = '') {
  const path = '/console/content/article';
  const site = siteFor(platform(), { path });
  const request = await staffRequest(site, staff, path + query, form);
  return action(pageArguments(site, request, { kind: 'article' }));
}

const picked = (ids: readonly number[]) => ids.map((id): [string, string] => ['pick', String(id)]);

const stateOf = async (thing_id: number, thread: Locale = 'zh-CN') => {
  const { db } = platform();
  const rows = db.selectFrom('content_thread').select('state').where('thing_id', '=', thing_id);
  return (await rows.where('thread', '=', thread).executeTakeFirst())?.state;
};

describe('pages of a list', () => {
  test('hold everything once while things come, go and are withdrawn between them', async () => {
    const owner = await somePerson(platform().db, ['editor']);
    const there: number[] = [];
    for (let i = 0; i < 30; i += 1) there.push(await article(owner, { 'zh-CN': `第${i}篇` }));
    const oldest = there.toReversed();
    const [onFirst = 0, onSecond = 0] = [oldest[3], oldest[27]];
    for (const id of [onFirst, onSecond]) await publish(id);
    // In one moment too: then the number says which comes first.
    const same = new Date('2020-01-01T00:00:00Z');
    await platform()
      .db.updateTable('content_thing')
      .set({ changed_at: same })
      .where('id', 'in', oldest.slice(24))
      .execute();
    const first = await show(owner, 'view=mine');
    expect(first.ids).toEqual(oldest.slice(0, 25));
    const added = await article(owner, { 'zh-CN': '新的一篇' });
    for (const thingId of [onFirst, onSecond]) {
      expect(await withdrawThread(platform(), editor, { kind, thingId, thread: 'zh-CN' })).toEqual({
        outcome: 'withdrawn',
      });
    }
    await platform()
      .db.deleteFrom('content_thing')
      .where('id', '=', oldest[24] ?? 0)
      .execute();
    const second = await show(owner, first.next ?? '');
    expect([...first.ids, ...second.ids]).toEqual(oldest);
    expect(second.next).toBeUndefined();
    expect((await show(owner, 'view=mine')).ids[0]).toBe(added);
  });

  test('views, filters and words have addresses, and hold together', async () => {
    const owner = await somePerson(platform().db, ['editor']);
    const out = await article(owner, { 'zh-CN': '开幕式', 'fr-FR': 'Ouverture' });
    const draft = await article(owner, { 'zh-CN': '闭幕式' });
    await publish(out);
    const asked: [string, number[]][] = [
      ['view=mine', [draft, out]],
      ['view=mine&state=published', [out]],
      ['view=mine&state=draft', [draft, out]],
      ['view=mine&state=draft&language=fr-FR', [out]],
      ['view=mine&state=missing&language=fr-FR', [draft]],
      ['view=mine&q=闭幕', [draft]],
      ['view=mine&q=ouverture', [out]],
      [`q=${out}`, [out]],
      [`owner=${owner.id}&q=${draft}`, [draft]],
      ['view=mine&state=withdrawn', []],
    ];
    for (const [query, ids] of asked) expect([query, (await show(owner, query)).ids]).toEqual([query, ids]);
    const { older, address } = await show(owner, 'view=mine&state=draft&language=fr-FR&q=ouverture');
    expect(older).toBeUndefined();
    expect(address).toMatchObject({ view: 'mine', state: 'draft', language: 'fr-FR', words: 'ouverture' });
  });
});

describe('things of the fair', () => {
  const buyers = async (query: string) => {
    const site = siteFor(platform(), { path: '/console/content/buyer' });
    const request = await staffRequest(site, editor, `/console/content/buyer?${query}`);
    const page = await loader(pageArguments(site, request, { kind: 'buyer' }));
    return { ...page, ids: page.rows.map(({ id }) => id) };
  };
  const buyer = async (facts: Record<string, unknown>) =>
    (await someCompany(platform(), editor, { name: 'Buyer', facts, isPublished: false })).thingId;

  test('are narrowed down by what they say, as it is being written; several hold together', async () => {
    const [kenyan, zambian] = [
      await buyer({ country: 'KE', industry: 5 }),
      await buyer({ country: 'ZM', industry: 5 }),
    ];
    const other = await buyer({ country: 'KE', industry: 6 });
    expect((await buyers('field.country=KE')).ids).toEqual([other, kenyan]);
    expect((await buyers('field.industry=5')).ids).toEqual([zambian, kenyan]);
    const both = await buyers('field.country=KE&field.industry=5');
    expect(both).toMatchObject({ ids: [kenyan], found: 1 });
    expect(both.facets).toMatchObject([
      { name: 'country', value: 'KE' },
      { name: 'industry', value: '5' },
    ]);
    const none = await buyers('field.country=KE&field.none=1');
    expect(none.ids).toEqual([]);
    expect((await buyers('field.country=%00&field.industry=6')).ids).toEqual([other]);
  });

  test('a list of another group has no such filters', async () => {
    expect((await show(editor, 'view=mine')).facets).toEqual([]);
  });
});

describe('many at once', () => {
  test('what can go out goes, and each that cannot is named with its reason', async () => {
    const good = await article(editor, { 'zh-CN': '可以发布' });
    const lacks = await article(editor, { 'zh-CN': '' });
    const out = await article(editor, { 'zh-CN': '已经发布' });
    const foreign = await article(editor, { 'fr-FR': 'Sans chinois' });
    await publish(out);
    const form: [string, string][] = [
      ['act', 'publish'],
      ['language', 'zh-CN'],
      ...picked([good, lacks, out, foreign, 99_999_999]),
    ];
    const report = await send(editor, form);
    expect(report).toMatchObject({ act: 'publish', language: 'zh-CN', done: 1 });
    const why = Object.fromEntries(report.undone.map(({ id, why: reason }) => [id, reason]));
    expect(why).toEqual({ [lacks]: 'invalid', [out]: 'notNow', [foreign]: 'missing' });
    expect(await Promise.all([good, lacks, out].map((id) => stateOf(id)))).toEqual(['published', 'draft', 'published']);
    expect(await stateOf(foreign, 'fr-FR')).toBe('draft');
  });

  test('in one language, the others stay; in all of them, what is there goes', async () => {
    const id = await article(editor, { 'zh-CN': '两种语言', 'fr-FR': 'Deux langues' });
    await send(editor, [['act', 'publish'], ['language', 'fr-FR'], ...picked([id])]);
    expect([await stateOf(id), await stateOf(id, 'fr-FR')]).toEqual(['draft', 'published']);
    expect(await send(editor, [['act', 'withdraw'], ['language', 'zh-CN'], ...picked([id])])).toMatchObject({
      done: 0,
      undone: [{ id, thread: 'zh-CN', why: 'notNow' }],
    });
    const all = await send(editor, [['act', 'publish'], ['language', 'all'], ...picked([id])]);
    expect(all).toMatchObject({ done: 1, undone: [] });
    expect(await send(editor, [['act', 'withdraw'], ['language', 'all'], ...picked([id])])).toMatchObject({
      undone: [],
    });
    expect([await stateOf(id), await stateOf(id, 'fr-FR')]).toEqual(['withdrawn', 'withdrawn']);
  });

  test('a line says of each text what was done, and things as a whole are given to an owner', async () => {
    const [one, other] = [
      await article(editor, { 'zh-CN': '甲', 'fr-FR': 'A' }),
      await article(editor, { 'zh-CN': '乙' }),
    ];
    const all = await send(editor, [['act', 'publish'], ['language', 'all'], ...picked([one, other])]);
    expect(all.did.map(({ id, thread }) => [id, thread])).toEqual([
      [one, 'zh-CN'],
      [one, 'fr-FR'],
      [other, 'zh-CN'],
    ]);
    const owner = await somePerson(platform().db, ['editor']);
    const given = await send(editor, [['act', 'own'], ['owner', String(owner.id)], ...picked([one, other])]);
    expect(given).toMatchObject({ act: 'own', done: 2, undone: [] });
    expect((await show(owner, 'view=mine')).ids.toSorted()).toEqual([one, other].toSorted());
    const translator = await somePerson(platform().db, ['translator'], ['fr-FR']);
    expect(await send(editor, [['act', 'own'], ['owner', String(translator.id)], ...picked([one])])).toMatchObject({
      done: 0,
      undone: [{ id: one, thread: 'shared', why: 'notTheirs' }],
    });
  });

  test('all that a filter leaves, on all its pages, where that is not more than anybody may have looked at', async () => {
    const owner = await somePerson(platform().db, ['editor']);
    const ids: number[] = [];
    for (let i = 0; i < 27; i += 1) ids.push(await article(owner, { 'zh-CN': `全部${i}` }));
    const form: [string, string][] = [
      ['act', 'publish'],
      ['language', 'zh-CN'],
      ['all', 'yes'],
    ];
    const report = await send(editor, form, `?owner=${owner.id}`);
    expect(report.did.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    const many = await platform()
      .db.insertInto('content_thing')
      .values(Array.from({ length: 201 }, () => ({ ...someThing, owner_id: owner.id })))
      .returning('id')
      .execute();
    expect(await send(editor, form, `?owner=${owner.id}`)).toMatchObject({
      tooMany: true,
      done: 0,
      did: [],
      undone: [],
    });
    const made = many.map(({ id }) => id);
    await platform().db.deleteFrom('content_thing').where('id', 'in', made).execute();
  });

  test.each(staffRoles)('as %s', async (role) => {
    const person = await somePerson(platform().db, [role], ['zh-CN']);
    const [toPublish, toWithdraw] = [
      await article(editor, { 'zh-CN': '发布' }),
      await article(editor, { 'zh-CN': '撤回' }),
    ];
    await publish(toWithdraw);
    const ask = (act: string, id: number) =>
      send(person, [['act', act], ['language', 'zh-CN'], ...picked([id])]).catch((error: unknown) => error);
    for (const [act, id] of [
      ['publish', toPublish],
      ['withdraw', toWithdraw],
    ] as const) {
      const answer = await ask(act, id);
      if (!may(person, 'see')) expect(answer).toMatchObject({ status: 403 });
      else if (may(person, 'publish')) expect(answer).toMatchObject({ done: 1, undone: [] });
      else expect(answer).toMatchObject({ done: 0, undone: [{ id, why: 'notYours' }] });
      if (!may(person, 'see')) expect(answer).toBeInstanceOf(Refusal);
    }
    const done = may(person, 'publish');
    expect(await stateOf(toPublish)).toBe(done ? 'published' : 'draft');
    expect(await stateOf(toWithdraw)).toBe(done ? 'withdrawn' : 'published');
  });
});
