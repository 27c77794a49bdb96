import { staffCall } from '#features/staff/index.server.ts';
import { newApi, replyOne, replyRows } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { changeCapacity } from '../board/change-capacity.server.ts';
import { openDay, pauseDay } from '../board/open-day.server.ts';
import { readBoard } from '../board/read-board.server.ts';
import { closeDay, reopenDay } from '../closing/close-day.server.ts';
import type { ClosingProblems } from '../closing/closing.ts';
import * as calls from './api-calls.ts';
import { type DayAnswer, refusedDay, wordsOfProblems } from './refused-day.server.ts';

/** The calls of the days at work. Nothing here is kept by a cache. */
export const daysAtWorkApi = newApi();

daysAtWorkApi.openapi(staffCall(calls.standsCall, 'seeReservations'), async (c) => {
  const { db, clock } = c.var.site;
  return replyRows(c, await readBoard(db, clock.now()));
});

daysAtWorkApi.openapi(staffCall(calls.capacityCall, 'register'), async (c) => {
  const { site, staff } = c.var;
  orRefuse(await changeCapacity(site, staff, c.req.valid('json')), site.locale);
  return replyOne(c, {});
});

daysAtWorkApi.openapi(staffCall(calls.openCall, 'register'), async (c) => {
  const { site, staff } = c.var;
  const { date, from } = c.req.valid('json');
  orRefuse(await openDay(site, staff, { date, from: from === undefined ? undefined : new Date(from) }), site.locale);
  return replyOne(c, {});
});

daysAtWorkApi.openapi(staffCall(calls.pauseCall, 'register'), async (c) => {
  const { site, staff } = c.var;
  orRefuse(await pauseDay(site, staff, c.req.valid('json')), site.locale);
  return replyOne(c, {});
});

daysAtWorkApi.openapi(staffCall(calls.closeCall, 'register'), async (c) => {
  const { site, staff } = c.var;
  const closed = await closeDay(site, staff, c.req.valid('json'));
  if (closed.outcome === 'wrong-fields') throw refusedClosing(closed.problems);
  orRefuse(closed, site.locale);
  return replyOne(c, { holders: closed.outcome === 'closed' ? closed.holders : 0 });
});

daysAtWorkApi.openapi(staffCall(calls.reopenCall, 'register'), async (c) => {
  const { site, staff } = c.var;
  orRefuse(await reopenDay(site, staff, c.req.valid('json').date), site.locale);
  return replyOne(c, {});
});

/** Fields of the pages as the calls have them. */
const fieldOfCall = { capacity: 'capacity', opensAt: 'from', reopen: undefined } as const;

function refusedClosing(problems: ClosingProblems): Refusal {
  const fields = Object.entries(wordsOfProblems(problems)).map(([field, words]) => [
    field.replace('note-', 'notes.'),
    words,
  ]);
  return new Refusal(422, { fields: Object.fromEntries(fields) });
}

/** @throws 409 or 422 where nothing was changed, with the reason */
function orRefuse(answer: DayAnswer, locale: Locale): void {
  const refused = refusedDay(answer, locale);
  if (!refused) return;
  const { status, words } = refused;
  const field = refused.field && fieldOfCall[refused.field];
  throw new Refusal(status, { words, ...(field && { fields: { [field]: words } }) });
}
