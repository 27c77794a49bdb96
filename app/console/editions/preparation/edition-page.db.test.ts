import { beforeAll, expect, test } from 'vitest';
import { surroundings } from '#features/directory/directory.fixture.ts';
import { reservationDayKind } from '#features/reservations/days/day-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { readFreshness } from '../../freshness/read-freshness.server.ts';
import { beginEdition } from '../begin/begin-edition.server.ts';
import { publishEditionText, putOff, siteAt, wantedEdition } from '../editions.fixture.ts';
import { takeOverWhenDue } from '../takeover/takeover-job.server.ts';
import { actOnEdition, type EditionAnswer } from './act-on-edition.server.ts';
import { openEdition, readEditionPage } from './read-edition-page.server.ts';

const empty = emptyPlatform();
/** Between the two editions. */
const now = new Date('2026-11-02T10:00:00+08:00');
const platform = () => siteAt(empty(), now);
let editor: Staff;

beforeAll(async () => {
  await surroundings(platform().db);
  editor = await somePerson(platform().db, ['editor']);
  await beginEdition(platform(), editor, wantedEdition({ parts: ['halls'] }));
});

const path = (number: number, query = '') => `/console/editions/${number}${query}`;

async function read(number: number, { query = '', staff = editor }: { query?: string; staff?: Staff } = {}) {
  const site = siteFor(platform());
  return readEditionPage(await staffRequest(site, staff, path(number, query)), site, String(number));
}

interface Sent extends EditionAnswer {
  status: number | undefined;
  to?: string | null;
}

async function send(
  number: number,
  fields: Record<string, string>,
  { locale = 'en-US', staff = editor }: { locale?: Locale; staff?: Staff } = {},
): Promise<Sent> {
  const site = siteFor(platform(), { locale });
  const request = await staffRequest(site, staff, path(number), Object.entries(fields));
  const { edition } = await openEdition(site, String(number));
  const answer = await actOnEdition(request, site, staff, edition);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
  return { status: answer.init?.status, ...answer.data };
}

const person = (role: StaffRole) => somePerson(platform().db, [role]);

test('what lacks is listed, each with the way to where it is mended', async () => {
  const { checks, edition, current } = await read(5);
  expect(current).toMatchObject({ number: 4 });
  const thing = `/console/content/edition/${edition.thingId}`;
  expect(checks.map(({ item, locale, standing, at }) => [item, locale, standing, at])).toEqual([
    ['days', undefined, 'ready', `${thing}?language=shared`],
    ['publicDays', undefined, 'missing', `${thing}?language=shared`],
    ['guests', undefined, 'missing', `${thing}?language=shared`],
    ['text', 'zh-CN', 'missing', `${thing}?language=zh-CN`],
    ['text', 'en-US', 'open', `${thing}?language=en-US`],
    ['text', 'fr-FR', 'missing', `${thing}?language=fr-FR`],
    ['halls', undefined, 'ready', '/console/halls/?edition=5'],
    ['programme', undefined, 'missing', '/console/programme/?edition=5'],
    ['reservationDays', undefined, 'missing', '/console/content/reservation-day'],
    ['figures', undefined, 'ready', expect.stringMatching(/^\/console\/content\/edition/)],
  ]);
  expect(checks.filter(({ isNeeded }) => isNeeded)).toHaveLength(3);
});

test('a time that cannot be is refused at its field in the reader’s language, and stays there as it was typed', async () => {
  expect(await send(5, { act: 'plan', takesOverAt: 'soon', was: '' })).toMatchObject({
    ...{ status: 422, takesOverAt: 'soon', errors: { takesOverAt: 'Enter a date and a time.' } },
  });
  const long = { act: 'plan', takesOverAt: '2027-01-02T09:00', was: '' };
  expect(await send(5, long)).toMatchObject({
    ...{ status: 409, errors: { main: expect.stringMatching(/^Nothing of this edition is published/) } },
  });
  const past = { act: 'plan', takesOverAt: '2025-06-20T09:00', was: '' };
  expect(await send(5, past, { locale: 'fr-FR' })).toMatchObject({
    ...{ status: 422, errors: { takesOverAt: expect.stringContaining('au moins cinq minutes') } },
  });
  expect(await send(5, past, { locale: 'zh-CN' })).toMatchObject({
    ...{ status: 422, takesOverAt: '2025-06-20T09:00', errors: { takesOverAt: expect.stringContaining('五分钟') } },
  });
});

test('planned, changed by who has read the time, and cancelled, the page says so', async () => {
  await publishEditionText(platform(), editor, { number: 5, name: 'Fifth Expo' });
  const first = { act: 'plan', takesOverAt: '2027-01-02T09:00', was: '' };
  expect(await send(5, first)).toEqual({ status: 303, to: '/en-US/console/editions/5?done=planned' });
  const planned = (await read(5, { query: '?done=planned' })).change?.planned;
  expect(planned).toEqual({
    at: '2027-01-02T09:00:00',
    minute: '2027-01-02T09:00',
    words: '2\u00a0January 2027, 09:00',
  });
  expect(await send(5, { ...first, takesOverAt: '2027-01-03T09:00' })).toMatchObject({
    ...{ status: 409, errors: { main: expect.stringMatching(/^Someone has changed this/) } },
  });
  expect(await send(5, { act: 'cancel', was: planned?.at ?? '' })).toMatchObject({ status: 303 });
  expect((await read(5)).change?.planned).toBeUndefined();
});

test('a link to the site as it will be is shown once, listed and revoked', async () => {
  const { link } = await send(5, { act: 'preview', locale: 'fr-FR' });
  expect(link).toMatchObject({ path: expect.stringMatching(/^\/preview\/[\w-]{43}\/$/), locale: 'fr-FR' });
  expect(link?.address).toBe(`${platform().settings.SITE_URL}${link?.path}`);
  expect(link?.address).toMatch(/^https?:/);
  const { links } = await read(5);
  expect(links).toMatchObject([{ thread: 'fr-FR', opened: 0 }]);
  expect(await send(5, { act: 'revoke', link: links[0]?.id ?? '' })).toMatchObject({ status: 303 });
  expect((await read(5)).links).toEqual([]);
});

test('who only sees is offered nothing, and no act is done for them', async () => {
  const auditor = await person('auditor');
  expect((await read(5, { staff: auditor })).may).toEqual({ plan: false, giveUp: false, preview: false });
  for (const act of ['plan', 'cancel', 'preview', 'give-up']) {
    const sent = send(5, { act, takesOverAt: '2027-01-02T09:00' }, { staff: auditor });
    await expect(sent, act).rejects.toThrow(new Refusal(403));
  }
  await expect(send(5, { act: 'burn' })).rejects.toThrow(new Refusal(400));
  await expect(openEdition(siteFor(platform()), '88')).rejects.toThrow(new Refusal(404));
});

test('a takeover that could not be done is said on its page and among what needs attention', async () => {
  const { db } = platform();
  await send(5, { act: 'plan', takesOverAt: '2027-01-02T09:00', was: '' });
  await db.updateTable('edition_change').set({ planned_by: null }).where('edition_id', '=', 5).execute();
  await takeOverWhenDue(siteAt(platform(), new Date('2027-01-02T09:00:01+08:00')));
  expect((await read(5)).change).toMatchObject({ planned: undefined, refused: { because: 'nobody' } });
  const { stale } = await readFreshness(siteFor(platform()), editor);
  expect(stale.find(({ title }) => title === 'Editions and takeover')?.lines).toMatchObject([
    { title: 'Fifth Expo', to: '/console/editions/5' },
  ]);
  expect(await send(5, { act: 'give-up' })).toMatchObject({ status: 409 });
});

test('days that were changed since they were published are not ready, and reservation days beyond them are not counted', async () => {
  const wanted = { number: 6, startDate: '2029-06-10', endDate: '2029-06-13' };
  const { db } = platform();
  await writeContent(db, reservationDayKind, {
    ...{ date: '2025-06-12', booksFrom: '2025-04-01', opens: '09:00', closes: '17:00', gate: '1', capacity: 50 },
    texts: {},
  });
  await beginEdition(platform(), editor, wantedEdition({ ...wanted, parts: ['days'] }));
  await publishEditionText(platform(), editor, { number: 6, name: 'Sixth Expo' });
  const standings = async () => {
    const { checks } = await read(6);
    return ['days', 'reservationDays'].map((name) => checks.find(({ item }) => item === name)?.standing);
  };
  expect(await standings()).toEqual(['ready', 'ready']);
  await putOff(platform(), editor, { number: 6, startDate: '2029-06-17', endDate: '2029-06-20' });
  expect(await standings()).toEqual(['open', 'missing']);
});
