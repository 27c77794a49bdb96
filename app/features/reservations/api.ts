import {
  answerCodeCall,
  noteDevice,
  type Reachable,
  readReachable,
  spendCode,
} from '#features/accounts/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import { listCall, newApi, replyOne, replyPage, shortListQuery } from '#platform/http/api.ts';
import type { CallContext } from '#platform/http/call-context.ts';
import { cancelCall, queryCall, reserveCall, sendCodeCall, verifyCall, waitlistCall } from './api-calls.ts';
import { refusedFields, refusedReservation, type WrongFields } from './api-refusals.ts';
import { dayRow } from './api-shapes.ts';
import { cancel } from './booking/cancel.server.ts';
import { reserve } from './booking/reserve.server.ts';
import { listDays } from './days/days.server.ts';
import { isDate } from './days/days.ts';
import { type Holder, hasProven, holding, proving, readHolder, withHolder } from './holder/holder-cookie.server.ts';
import { requestMayManage } from './holder/may-manage.server.ts';
import { reservationsOf } from './holder/queries.server.ts';
import { checkOrder } from './order/check-order.server.ts';
import type { OrderProblems } from './order/order-problems.ts';
import { presentDay, presentReservation } from './present.ts';
import type { Order, Visitor } from './reservations.ts';
import { joinWaitlist, joinWaitlistWithCode } from './waiting-list/waiting-list.server.ts';

const daysCall = listCall(
  { path: '/api/reservation/days', summary: 'Days that can be reserved', tag: 'Reservation', noStore: true },
  dayRow,
  shortListQuery,
);

/** The calls of the reservation (contract, Calls). Nothing here is kept by a cache. */
export const reservationsApi = newApi();

reservationsApi.openapi(daysCall, async (c) => {
  const { db, clock } = c.var.site;
  return replyPage(c, (await listDays(db, clock.now())).map(presentDay), c.req.valid('query'));
});

reservationsApi.openapi(sendCodeCall, (c) => {
  const { phone: typed, ...captcha } = c.req.valid('json');
  return answerCodeCall(c, { purpose: 'reservation', field: 'phone', typed, captcha });
});

reservationsApi.openapi(verifyCall, async (c) => {
  const { phone, ...code } = c.req.valid('json');
  if (!code.smsCode) throw refusedFields({ phone: !readReachable(phone), noCode: true });
  await provenBy(c, { phone, ...code });
  return replyOne(c, {});
});

reservationsApi.openapi(reserveCall, async (c) => {
  const { site } = c.var;
  const { phone, smsCode, codeId, visitors, offer, ...fields } = c.req.valid('json');
  // What is typed as its type is checked with the rest.
  const order: Order = { ...fields, visitors: visitors as Visitor[] };
  const to = readReachable(phone);
  const holder = await readHolder(c.req.raw, site);
  const noCode = !smsCode && !(to && hasProven(holder, to));
  if (!to || noCode) {
    const read = checkOrder(order, to, venueDay(site.clock.now()));
    throw refusedFields({ phone: !to, noCode }, 'problems' in read ? read.problems : {});
  }
  const answer = await reserve(site, {
    order,
    to,
    smsCode: smsCode || undefined,
    codeId: codeId || undefined,
    offer,
    idempotencyKey: c.req.valid('header')['idempotency-key'],
  });
  if (answer.outcome !== 'reserved') throw refusedReservation(answer);
  keep(c, holding(holder, answer.id));
  return replyOne(c, { id: answer.id, tickets: answer.tickets });
});

reservationsApi.openapi(queryCall, async (c) => {
  const { db, settings, clock } = c.var.site;
  const { phone, smsCode, codeId } = c.req.valid('json');
  const { ids, proof } = await readHolder(c.req.raw, c.var.site);
  // Nothing said: what this browser has reserved, and what its proof shows.
  const own = phone === '' && !smsCode && ids.length > 0 ? { to: proof?.to, ids } : undefined;
  const shown = own ?? { to: await provenBy(c, { phone, smsCode, codeId }) };
  const views = await reservationsOf(db, settings, clock.now(), shown);
  return replyPage(c, views.map(presentReservation), c.req.valid('query'));
});

reservationsApi.openapi(cancelCall, async (c) => {
  const { site } = c.var;
  const { id, visitorIds } = c.req.valid('json');
  if (!(await requestMayManage(c.req.raw, site, id))) throw refusedReservation({ outcome: 'missing' });
  const answer = await cancel(site, { id, ticketIds: visitorIds });
  if (answer.outcome !== 'cancelled') throw refusedReservation(answer);
  return replyOne(c, { visitors: answer.visitors });
});

reservationsApi.openapi(waitlistCall, async (c) => {
  const { site } = c.var;
  const { date, visitors, phone, smsCode, codeId } = c.req.valid('json');
  const named = await whoIs(c, { phone, smsCode });
  const problems: OrderProblems = isDate(date) ? {} : { date: 'no-date' };
  if ('wrong' in named || !isDate(date)) throw refusedFields('wrong' in named ? named.wrong : {}, problems);
  const wish = { date, visitors, to: named.to };
  const answer = await (smsCode
    ? joinWaitlistWithCode(site, { ...wish, smsCode, codeId: codeId || undefined })
    : joinWaitlist(site, wish));
  if (answer.outcome !== 'waiting') throw refusedReservation(answer);
  if (smsCode) keep(c, proving(await readHolder(c.req.raw, site), site, named.to));
  return replyOne(c, { id: answer.key, ahead: answer.ahead });
});

interface Shown {
  phone: string;
  /** Left out, or empty: there is a proof in the cookie. */
  smsCode?: string | undefined;
  codeId?: string | undefined;
}

/** The phone or mail that a caller names, with a code or a proof of it. Left out altogether it is that of the proof. */
async function whoIs(c: CallContext, { phone, smsCode }: Shown): Promise<{ to: Reachable } | { wrong: WrongFields }> {
  const holder = await readHolder(c.req.raw, c.var.site);
  const to = phone === '' && !smsCode ? holder.proof?.to : readReachable(phone);
  if (!to) return { wrong: { phone: true } };
  return smsCode || hasProven(holder, to) ? { to } : { wrong: { noCode: true } };
}

/** The phone or mail that a caller has proven: by the code, which becomes a proof in the cookie, or by such a proof. */
async function provenBy(c: CallContext, shown: Shown): Promise<Reachable> {
  const { site } = c.var;
  const named = await whoIs(c, shown);
  if ('wrong' in named) throw refusedFields(named.wrong);
  const { to } = named;
  if (!shown.smsCode) return to;
  const { smsCode: code, codeId } = shown;
  const right = await spendCode(site.db, site, { purpose: 'reservation', to, code, codeId: codeId || undefined });
  if (!right) throw refusedReservation({ outcome: 'wrong-code' });
  keep(c, proving(await readHolder(c.req.raw, site), site, to));
  c.header('Set-Cookie', noteDevice(c.req.raw, site, to), { append: true });
  return to;
}

function keep(c: CallContext, holder: Holder): void {
  const cookie = withHolder(new Headers(), c.var.site, holder).get('Set-Cookie');
  if (cookie) c.header('Set-Cookie', cookie, { append: true });
}
