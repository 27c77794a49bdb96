import { beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { reserve } from '../booking/reserve.server.ts';
import { makeDay, order, someone } from '../reservations.fixture.ts';
import { action as closeAction, loader as closeLoader } from './close.tsx';
import { action, loader } from './day.tsx';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = () => siteFor(platform());
let registrar: Staff;

beforeAll(async () => {
  registrar = await somePerson(platform().db, ['registrar']);
});

const addressOf = (date: string) => `/console/reservations/${date}`;

async function read(date: string, staff = registrar, query = '') {
  const request = await staffRequest(site(), staff, `${addressOf(date)}${query}`);
  return loader(pageArguments(site(), request, { date }));
}

/** What a form of the day is answered: where it leads, or what is wrong. */
async function send(date: string, fields: Record<string, string>, locale = locales[1] ?? locales[0]) {
  const request = await staffRequest(site(), registrar, addressOf(date), Object.entries(fields));
  const asked = siteFor(platform(), { locale });
  return told(await action(pageArguments(asked, request, { date })));
}

async function close(date: string, fields: [string, string][]) {
  const request = await staffRequest(site(), registrar, `${addressOf(date)}/close`, fields);
  return told(await closeAction(pageArguments(site(), request, { date })));
}

function told(answer: Awaited<ReturnType<typeof action | typeof closeAction>>) {
  if (answer instanceof Response) return { to: answer.headers.get('Location') };
  return { status: answer.init?.status, ...answer.data };
}

const book = (date: string, size: number) => reserve(site(), { order: order(date, size), to: someone() });

describe('a day', () => {
  test('has other places; fewer than are taken are refused at the field, with the figures of that moment', async () => {
    const date = await makeDay(platform().db, { capacity: 10 });
    await book(date, 4);
    expect(await send(date, { act: 'capacity', capacity: '8' })).toEqual({
      to: `/en-US${addressOf(date)}?done=capacity`,
    });
    const answers = await Promise.all(locales.map((locale) => send(date, { act: 'capacity', capacity: '3' }, locale)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(3);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 409,
        typed: { capacity: '3' },
        errors: { capacity: expect.stringMatching(/4.*0.*4/) },
      });
    }
    for (const capacity of ['', 'many', '-1', '1e3']) {
      expect(await send(date, { act: 'capacity', capacity })).toMatchObject({
        status: 422,
        errors: { capacity: 'Enter a whole number from 0 to 1,000,000.' },
      });
    }
    expect((await read(date)).day).toMatchObject({ capacity: 8, sold: 4 });
  });

  test('opens at a moment, which must be one, and is paused', async () => {
    const date = await makeDay(platform().db, { capacity: 10 });
    expect(await send(date, { act: 'open', opensAt: '' })).toMatchObject({
      status: 422,
      errors: { opensAt: 'Enter a date and a time.' },
    });
    expect(await send(date, { act: 'open', opensAt: `${date}T17:00` })).toMatchObject({ status: 409 });
    await send(date, { act: 'open', opensAt: `${date}T08:00` });
    expect((await read(date)).day).toMatchObject({ state: 'later', opensAt: `${date}T08:00:00+08:00` });
    await send(date, { act: 'open-now' });
    expect(await send(date, { act: 'pause' })).toEqual({ to: `/en-US${addressOf(date)}?done=paused` });
    expect(await send(date, { act: 'pause' })).toEqual({ to: `/en-US${addressOf(date)}?done=same` });
    expect((await read(date, registrar, '?done=paused')).done).toBe('paused');
    expect((await read(date, registrar, '?done=anything')).done).toBeUndefined();
  });

  test('is read by an auditor, who is told that they change nothing', async () => {
    const date = await makeDay(platform().db, { capacity: 10 });
    const auditor = await somePerson(platform().db, ['auditor']);
    expect(await read(date, auditor)).toMatchObject({ mayChange: false, day: { date } });
    expect(await read(date)).toMatchObject({ mayChange: true });
    await expect(read('2031-02-03')).rejects.toMatchObject({ status: 404 });
    await expect(send(date, { act: 'none' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('a day that is closed', () => {
  test('needs a reason, and a note in every language or in none; what was typed is kept', async () => {
    const date = await makeDay(platform().db, { capacity: 10 });
    const other = await makeDay(platform().db, { capacity: 10 });
    expect(await close(date, [['offered', other]])).toMatchObject({
      status: 422,
      errors: { reason: 'Choose why the day is closed.' },
      typed: { offered: [other] },
    });
    const half: [string, string][] = [
      ['reason', 'weather'],
      ['note-en-US', 'Gusts'],
    ];
    const refused = await close(date, half);
    expect(refused).toMatchObject({ status: 422, typed: { reason: 'weather', notes: { 'en-US': 'Gusts' } } });
    expect(Object.keys('errors' in refused ? refused.errors : {})).toEqual(['note-zh-CN', 'note-fr-FR']);
    expect((await read(date)).day.state).toBe('open');
  });

  test('says why and how many are told, and has no form to be closed with any more', async () => {
    const date = await makeDay(platform().db, { capacity: 10 });
    await book(date, 2);
    expect(await close(date, [['reason', 'safety']])).toEqual({ to: `/en-US${addressOf(date)}?done=closed` });
    expect(await read(date)).toMatchObject({
      why: 'safety at the venue',
      day: { state: 'closed', closing: { holders: 1, told: 0, unanswered: 1 } },
    });
    const request = await staffRequest(site(), registrar, `${addressOf(date)}/close`);
    const again = await closeLoader(pageArguments(site(), request, { date })).catch((error: unknown) => error);
    expect(again).toMatchObject({ status: 303 });
    expect(await close(date, [['reason', 'weather']])).toEqual({ to: `/en-US${addressOf(date)}` });
    expect(await send(date, { act: 'pause' })).toMatchObject({ status: 409, errors: { main: expect.any(String) } });
    expect(await send(date, { act: 'reopen' })).toEqual({ to: `/en-US${addressOf(date)}?done=reopened` });
    expect(await send(date, { act: 'reopen' })).toEqual({ to: `/en-US${addressOf(date)}?done=same` });
  });
});
