import type { Context } from 'hono';
import { passCaptcha, type Reachable, readReachable, sendCode, spendCode } from '#features/accounts/index.server.ts';
import { type ApiEnv, listCall, newApi, noQuery, replyOne, replyRows } from '#platform/http/api.ts';
import { cancelCall, queryCall, reserveCall, sendCodeCall, verifyCall, waitlistCall } from './api-calls.ts';
import { refuseCode, refuseFields, refuseReservation } from './api-refusals.ts';
import { dayRow } from './api-shapes.ts';
import { cancel } from './cancel.server.ts';
import { listDays } from './days.server.ts';
import { type Holder, hasProven, holding, proving, readHolder, withHolder } from './holder-cookie.server.ts';
import { presentDay, presentReservation } from './present.ts';
import { mayManage, reservationsOf } from './queries.server.ts';
import type { Visitor } from './reservations.ts';
import { reserve } from './reserve.server.ts';
import { joinWaitlist } from './waiting-list.server.ts';

const daysCall = listCall(
  { path: '/api/reservation/days', summary: 'Days that can be reserved', tag: 'Reservation' },
  dayRow,
  noQuery,
);

/** The calls of the reservation (contract, Calls). Nothing here is kept by a cache. */
export const reservationsApi = newApi();

reservationsApi.use('/api/reservation/*', async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

reservationsApi.openapi(daysCall, async (c) => {
  const { db, clock } = c.var.site;
  return replyRows(c, (await listDays(db, clock.now())).map(presentDay));
});

reservationsApi.openapi(sendCodeCall, async (c) => {
  const { phone, ...captcha } = c.req.valid('json');
  const to = readReachable(phone);
  const passed = await passCaptcha(c.var.site, captcha);
  if (!passed || !to) return refuseFields(c, { captchaCode: !passed, phone: !to });
  const sending = await sendCode(c.var.site, { purpose: 'reservation', to });
  switch (sending.outcome) {
    case 'sent':
      return replyOne(c, {});
    case 'no-channel':
      return refuseFields(c, { channel: to.channel });
    default:
      return refuseCode(c, sending.retryAfter);
  }
});

reservationsApi.openapi(verifyCall, async (c) => {
  const { phone, smsCode = '' } = c.req.valid('json');
  const shown = await provenBy(c, { phone, smsCode });
  return 'refusal' in shown ? shown.refusal : replyOne(c, {});
});

reservationsApi.openapi(reserveCall, async (c) => {
  const { site } = c.var;
  const { phone, smsCode, visitors, offer, ...order } = c.req.valid('json');
  const to = readReachable(phone);
  if (!to) return refuseFields(c, { phone: true });
  const holder = readHolder(c.req.raw, site);
  if (smsCode === undefined && !hasProven(holder, to)) return refuseFields(c, { noCode: true });
  const answer = await reserve(site, {
    // What is typed as its type is checked with the rest.
    order: { ...order, visitors: visitors as Visitor[] },
    to,
    smsCode,
    offer,
    idempotencyKey: c.req.valid('header')['idempotency-key'],
  });
  if (answer.outcome !== 'reserved') return refuseReservation(c, answer);
  keep(c, holding(holder, answer.id));
  return replyOne(c, { id: answer.id, tickets: answer.tickets });
});

reservationsApi.openapi(queryCall, async (c) => {
  const { db, settings, clock } = c.var.site;
  const shown = await provenBy(c, c.req.valid('json'));
  if ('refusal' in shown) return shown.refusal;
  const views = await reservationsOf(db, settings, clock.now(), { to: shown.to });
  return replyRows(c, views.map(presentReservation));
});

reservationsApi.openapi(cancelCall, async (c) => {
  const { site } = c.var;
  const { id, visitorIds } = c.req.valid('json');
  if (!(await mayManage(site, readHolder(c.req.raw, site), id))) return refuseReservation(c, { outcome: 'missing' });
  const answer = await cancel(site, { id, ticketIds: visitorIds });
  return answer.outcome === 'cancelled' ? replyOne(c, { visitors: answer.visitors }) : refuseReservation(c, answer);
});

reservationsApi.openapi(waitlistCall, async (c) => {
  const { date, visitors, phone, smsCode } = c.req.valid('json');
  const shown = await provenBy(c, { phone, smsCode });
  if ('refusal' in shown) return shown.refusal;
  const answer = await joinWaitlist(c.var.site, { date, visitors, to: shown.to });
  return answer.outcome === 'waiting'
    ? replyOne(c, { id: answer.key, ahead: answer.ahead })
    : refuseReservation(c, answer);
});

/**
 * The phone or mail that a caller has proven: by the code, which becomes a proof in the cookie, or by such a proof. Left
 * out altogether it is that of the proof.
 */
async function provenBy(
  c: Context<ApiEnv>,
  { phone, smsCode }: { phone: string; smsCode?: string | undefined },
): Promise<{ to: Reachable } | { refusal: ReturnType<typeof refuseFields> }> {
  const { site } = c.var;
  const holder = readHolder(c.req.raw, site);
  const to = phone === '' && smsCode === undefined ? holder.proof?.to : readReachable(phone);
  if (!to) return { refusal: refuseFields(c, { phone: true }) };
  if (smsCode === undefined) return hasProven(holder, to) ? { to } : { refusal: refuseFields(c, { noCode: true }) };
  const answer = { purpose: 'reservation', to, code: smsCode } as const;
  if (!(await spendCode(site.db, site.settings, site.clock.now(), answer))) {
    return { refusal: refuseReservation(c, { outcome: 'wrong-code' }) };
  }
  keep(c, proving(holder, site, to));
  return { to };
}

function keep(c: Context<ApiEnv>, holder: Holder): void {
  const cookie = withHolder(new Headers(), c.var.site, holder).get('Set-Cookie');
  if (cookie) c.header('Set-Cookie', cookie, { append: true });
}
