import { beforeAll, expect, test } from 'vitest';
import { publishedExhibitor, surroundings, texts } from '#features/directory/directory.fixture.ts';
import { exhibitorKind } from '#features/directory/publishing/exhibitor-kind.server.ts';
import { readLayout } from '#features/exhibition/layout.server.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { adoptKind } from '../content/adopt.server.ts';
import { doOnPlan } from './do-on-plan.server.ts';
import { readHallPage } from './read-hall.server.ts';
import { editionsOfPlans, readHalls } from './read-halls.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let cookie = '';

beforeAll(async () => {
  await surroundings(platform().db);
  cookie = (await someStaff(platform(), { roles: ['editor'] })).cookie;
});

const address = (hall: string, query = '') => `http://localhost/console/halls/${hall}?edition=4${query}`;

function read(hall: string, query = '', locale: Locale = 'en-US') {
  const request = new Request(address(hall, query), { headers: { Cookie: cookie } });
  return readHallPage(request, siteFor(platform(), { locale }), hall);
}

async function send(hall: string, fields: Record<string, string>, locale: Locale = 'en-US') {
  const body = new URLSearchParams(fields);
  const request = new Request(address(hall), { method: 'POST', body, headers: { Cookie: cookie } });
  const answer = await doOnPlan(request, siteFor(platform(), { locale }), hall);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
  return { status: answer.init?.status, ...answer.data };
}

const stand = { number: 'e01', x: '0', y: '0', width: '3', depth: '3' };

test('what is drawn is listed with what visitors see, and the editions that can be drawn', async () => {
  expect(await send('W1', { act: 'draw', ...stand })).toEqual({
    status: 303,
    to: '/en-US/console/halls/W1?edition=4&stand=E01&done=draw',
  });
  const page = await read('W1', '&stand=E01&done=draw');
  expect(page).toMatchObject({
    ...{ state: 'drawn', isShown: true, canUndo: true, done: 'draw', may: { draw: true, publish: true } },
    chosen: { number: 'E01', isChanged: true, neighbours: [] },
    changes: [{ number: 'E01', is: { x: 0 }, isCompany: undefined }],
  });
  expect(page.editions.map(({ number }) => number)).toEqual([4]);
  const site = siteFor(platform());
  const asked = await editionsOfPlans(site, new URL('http://localhost/'));
  const halls = asked ? await readHalls(site, asked.edition) : [];
  expect(halls[0]).toMatchObject({ code: 'W1', state: 'drawn', stands: 41, changes: 1 });
  expect(halls[1]).toMatchObject({ code: 'W2', state: 'shown', changes: 0 });
});

test('what is wrong is said at its field in the reader’s language, and what was typed is there again', async () => {
  const typed = { ...stand, number: 'E09', x: '11', y: '5' };
  expect(await send('W2', { act: 'draw', ...typed })).toMatchObject({
    ...{ status: 422, act: 'draw', typed, errors: { x: 'Stand A01 is there. Choose a free place.' } },
  });
  expect(await send('W2', { act: 'draw', ...typed }, 'fr-FR')).toMatchObject({
    errors: { x: expect.stringContaining('A01 s’y trouve') },
  });
  expect(await send('W2', { act: 'draw', ...typed, x: '95', y: '' }, 'zh-CN')).toMatchObject({
    errors: { y: '请输入整数米数，不小于0。' },
  });
  expect(await send('W2', { act: 'draw', ...typed, x: '95', y: '0' })).toMatchObject({
    errors: { x: 'The stand would go beyond the walls: the hall measures 96 × 72 m.' },
  });
});

test('a company is found by its name in any language, given a stand, and named to whoever moves that', async () => {
  const id = await publishedExhibitor(platform().db, { texts: texts('Jacaranda Tea', 'en-US', 'fr-FR') });
  await adoptKind(platform(), exhibitorKind);
  await send('W3', { act: 'draw', ...stand });
  const was = 'E01 0 0 3 3 0';
  const found = await send('W3', { act: 'find', ...stand, was, words: 'jacar' });
  expect(found).toMatchObject({ status: 200, found: [{ id, name: 'Jacaranda Tea' }], typed: { x: '0' } });
  const entered = { act: 'enter', ...stand, was, words: 'jacar' };
  expect(await send('W3', entered)).toMatchObject({ act: 'find', found: [{ id }] });
  expect(await send('W3', { ...entered, asked: 'jacar', company: String(id) })).toMatchObject({ status: 303 });
  const held = { ...stand, was: `E01 0 0 3 3 ${id}`, company: String(id) };
  expect(await send('W3', { act: 'change', ...held, x: '4' })).toMatchObject({ status: 409, asks: 'Jacaranda Tea' });
  expect(await send('W3', { act: 'change', ...held, x: '4', sure: 'yes' })).toMatchObject({ status: 303 });
  expect(await send('W3', { act: 'change', ...held, x: '5', sure: 'yes' })).toMatchObject({
    status: 409,
    said: expect.stringContaining('Someone has changed this'),
  });
  const { chosen } = await read('W3', '&stand=E01');
  expect(chosen).toMatchObject({ x: 4, companyId: id, company: { name: 'Jacaranda Tea' } });
});

test('published, a plan is what visitors find, with the way to the stand, and their pages are made anew', async () => {
  await send('W5', { act: 'draw', ...stand, number: 'F02', y: '20' });
  const listener = await platform.database().connect();
  const emptied: string[] = [];
  listener.on('notification', ({ payload }) => emptied.push(payload ?? ''));
  await listener.query(`listen ${pagesChannel}`);
  const { version } = await read('W5');
  expect(await send('W5', { act: 'publish', version: 'another' })).toMatchObject({ status: 409 });
  expect(await send('W5', { act: 'publish', version })).toMatchObject({ status: 303 });
  await expect.poll(() => emptied).toEqual(expect.arrayContaining(['halls', 'directory']));
  await listener.end();
  const url = new URL('http://localhost/exhibition/?cursor=layout&stand=W5-F02');
  expect(await readLayout(siteFor(platform()), url)).toMatchObject({
    chosen: { code: 'W5-F02', x: 0, y: 20, route: { aisle: 'F', nth: 1 } },
  });
  expect(await read('W5')).toMatchObject({ state: 'shown', changes: [] });
});

test('a page of before somebody drew on undoes nothing and gives nothing up', async () => {
  await send('W4', { act: 'draw', ...stand });
  const { lastAct, version } = await read('W4');
  await expect.poll(() => platform().clock.now().toISOString()).not.toBe(lastAct);
  await send('W4', { act: 'draw', ...stand, number: 'E03', y: '3' });
  const stale = { status: 409, said: expect.stringContaining('Someone has changed this') };
  expect(await send('W4', { act: 'undo', lastAct })).toMatchObject(stale);
  expect(await send('W4', { act: 'discard', version })).toMatchObject(stale);
  const now = await read('W4');
  expect(await send('W4', { act: 'discard', version: now.version })).toMatchObject({ status: 303 });
  expect(await read('W4')).toMatchObject({ state: 'shown', isWaiting: false });
});

test('a hall or an edition that there is not is not found, nor an act', async () => {
  await expect(read('W9')).rejects.toThrow(new Refusal(404));
  const request = new Request('http://localhost/console/halls/W1?edition=9', { headers: { Cookie: cookie } });
  await expect(readHallPage(request, siteFor(platform()), 'W1')).rejects.toThrow(new Refusal(404));
  await expect(send('W1', { act: 'burn' })).rejects.toThrow(new Refusal(400));
});
