import { beforeAll, expect, test } from 'vitest';
import { somePerson } from '#features/staff/person.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type StaffRole, staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { type PageArguments, pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { loader as loadSheet } from './day-sheet.tsx';
import { loader as loadFile } from './figure-file.ts';
import { loader as loadFigures } from './figures.tsx';
import { figureTopics, topicsFor } from './topics.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const now = new Date('2026-11-26T12:00:00+08:00');
const clock = { now: () => now };

beforeAll(async () => {
  const { db } = platform();
  await db
    .insertInto('reservation_day')
    .values(
      ['2026-11-25', '2026-11-26'].map((date, i) => ({
        ...{ date, capacity: 20_000, sold: 12_000 + i, sold_elsewhere: 12_000 + i },
        ...{ opens: '09:00', closes: '17:00', gate: '1', books_from: '2026-01-01' },
      })),
    )
    .execute();
  await db.insertInto('page_read').values({ day: '2026-11-26', locale: 'fr-FR', path: '/x', reads: 7 }).execute();
  await db.insertInto('page_read').values({ day: '2026-11-26', locale: 'fr-FR', path: '=SUM(A1)', reads: 5 }).execute();
});

/** What a page's loader gives somebody of a role. */
async function asked<Params, Answer>(
  load: (args: PageArguments<Params>) => Promise<Answer>,
  path: string,
  params: Params,
  { role = 'admin', locale = 'en-US' }: { role?: StaffRole; locale?: Locale } = {},
): Promise<Answer> {
  const site = siteFor(platform(), { clock, locale });
  // Sessions go by the clock of the site.
  const request = await staffRequest(site, await somePerson(platform().db, [role]), path);
  return load(pageArguments(site, request, params));
}

test('who may read figures finds some of their own, and nobody else does', () => {
  const own = (role: StaffRole) => topicsFor({ roles: [role] }).map(({ name }) => name);
  for (const role of staffRoles)
    expect([role, own(role).length > 0]).toEqual([role, may({ roles: [role] }, 'readFigures')]);
  expect(own('registrar')).toEqual(['visitors']);
  expect(own('finance')).toEqual(['projects']);
  expect(own('moderator')).toEqual(['messages', 'projects']);
  expect(own('auditor')).toEqual(['visitors', 'messages', 'projects', 'downloads', 'reads']);
});

test('names are unique: addresses are made of them', () => {
  const names = figureTopics.flatMap(({ figures }) => figures.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name) || name === 'day')).toEqual([]);
});

test('the page begins with the first topic and four weeks; a topic that is somebody else’s is refused', async () => {
  const page = await asked(loadFigures, '/console/figures/', {});
  expect(page).toMatchObject({
    ...{ topic: 'visitors', today: '2026-11-26', period: { from: '2026-10-30', to: '2026-11-26' }, problems: {} },
  });
  expect(page.figures.map(({ name }) => name)).toEqual(['visitors', 'visitor-countries', 'visitor-languages']);
  expect(page.figures[0]?.rows.at(-1)).toMatchObject({
    cells: [{ text: '20,000' }, { text: '12,001' }, { text: '0' }],
  });
  expect(page.figures[0]?.chart?.series.map(({ name }) => name)).toEqual(['Reserved', 'Admitted']);
  const projects = await asked(loadFigures, '/console/figures/?of=projects&day=2026-11-25', {}, { role: 'finance' });
  // How things stand now is said of a period that has today.
  expect(projects.figures.map(({ name }) => name)).toEqual(['project-moves', 'project-times']);
  await expect(asked(loadFigures, '/console/figures/?of=visitors', {}, { role: 'finance' })).rejects.toMatchObject({
    status: 403,
  });
  await expect(asked(loadFigures, '/console/figures/?of=weather', {})).rejects.toMatchObject({ status: 404 });
});

test('days that are wrong are said at their field, and what was typed stays', async () => {
  const page = await asked(loadFigures, '/console/figures/?from=2026-11-30&to=2026-02-30', {});
  expect(page).toMatchObject({
    ...{ typed: { from: '2026-11-30', to: '2026-02-30' }, period: undefined, problems: { to: 'no-day' }, figures: [] },
  });
});

/** What an answer says, with the mark at its beginning: `text` leaves that out. */
const written = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString();

test('a figure is a file in the language of the page: for those who may read it', async () => {
  const path = '/console/figures/reads/csv?from=2026-11-25&to=2026-11-26';
  const answer = await asked(loadFile, path, { name: 'reads' }, { role: 'translator', locale: 'zh-CN' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="reads-2026-11-25-2026-11-26.csv"',
    'cache-control': 'private, no-store',
  });
  expect(await written(answer)).toBe('\uFEFF日期,中文,英语,法语\r\n2026-11-25,0,0,0\r\n2026-11-26,0,0,12\r\n');
  const ofPages = '/console/figures/read-pages/csv?day=2026-11-26';
  const pages = await asked(loadFile, ofPages, { name: 'read-pages' }, { role: 'editor' });
  expect(await written(pages)).toBe("\uFEFFPage,Reads\r\n/x,7\r\n'=SUM(A1),5\r\n");
  const refused = (name: string, query: string, role: StaffRole = 'admin') =>
    expect(asked(loadFile, `/console/figures/${name}/csv${query}`, { name }, { role })).rejects;
  await refused('visitors', '', 'finance').toMatchObject({ status: 403 });
  await refused('weather', '').toMatchObject({ status: 404 });
  await refused('visitors', '?from=x').toMatchObject({ status: 404 });
  // The hours of a day are those of one day.
  await refused('visitor-hours', '').toMatchObject({ status: 404 });
});

test('the sheet of a day has what its reader may read; there is none of a day to come', async () => {
  const sheet = (day: string, role: StaffRole = 'admin', locale: Locale = 'en-US') =>
    asked(loadSheet, `/console/figures/day/${day}`, { day }, { role, locale });
  const { topics, isToday } = await sheet('2026-11-26', 'registrar', 'fr-FR');
  expect(isToday).toBe(true);
  expect(topics.map(({ title }) => title)).toEqual(['Visiteurs']);
  expect(topics[0]?.figures[0]?.rows).toMatchObject([
    { name: 'Journée entière', cells: [{}, { text: expect.stringMatching(/^12\s001$/) }, {}] },
  ]);
  const names = async (day: string) =>
    (await sheet(day)).topics.flatMap(({ figures }) => figures.map(({ name }) => name));
  expect(await names('2026-11-26')).toContain('project-states');
  expect(await names('2026-11-25')).not.toContain('project-states');
  for (const day of ['2026-11-27', '2026-11-31', 'today'])
    await expect(sheet(day)).rejects.toMatchObject({ status: 404 });
});

test('the call gives all that whoever asks may read, or one topic, with numbers as numbers', async () => {
  const token = async (...roles: StaffRole[]) =>
    addStaff(platform().db, { email: `${roles.join('-')}@expo.example`, roles });
  const call = async (query: string, bearer: string) => {
    const headers = { Authorization: `Bearer ${bearer}`, language: '2' };
    const request = new Request(`http://localhost:3000/api/console/figures${query}`, { headers });
    const api = createApi({ ...platform(), clock });
    const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return { status: response.status, ...(await response.json()) };
  };
  const registrar = await token('registrar');
  const day = '?from=2026-11-26&to=2026-11-26';
  const all = await call(day, registrar);
  expect(all).toMatchObject({ status: 200, code: 0, data: { from: '2026-11-26', to: '2026-11-26' } });
  expect(all.data.topics.map(({ name }: { name: string }) => name)).toEqual(['visitors']);
  expect(all.data.topics[0].figures[0]).toMatchObject({
    ...{ name: 'visitors', title: 'Visitors by day of visit', of: 'period' },
    columns: [{ unit: 'count' }, { name: 'Reserved', unit: 'count' }, {}],
    rows: [{ name: '2026-11-26', values: [20_000, 12_001, 0] }],
  });
  expect(await call('?of=reads', registrar)).toMatchObject({ status: 403 });
  expect(await call('?of=weather', registrar)).toMatchObject({ status: 400, errors: { of: expect.any(String) } });
  expect(await call('?from=2026-02-30', registrar)).toMatchObject({
    status: 400,
    errors: { from: expect.any(String) },
  });
  expect(await call('?from=2026-06-15&to=2026-06-12', registrar)).toMatchObject({
    ...{ status: 400, errors: { to: expect.any(String) } },
  });
});
