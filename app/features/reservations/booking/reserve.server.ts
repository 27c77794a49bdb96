import { type Reachable, spendCode, takeBackUse, withinLimit } from '#features/accounts/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Repeatable } from '#platform/once/request.ts';
import { inReservationTransaction, inTurn, RolledBack } from '../in-transaction.server.ts';
import { reservationsLimits } from '../limits.server.ts';
import { checkOrder } from '../order/check-order.server.ts';
import type { Refusal, Reserved } from '../order/outcomes.ts';
import { bookedMessage } from '../parties/messages.server.ts';
import { handOut, newParty, type Party } from '../parties/party.server.ts';
import { consentVersion, type GivenConsent, type Order } from '../reservations.ts';
import { isTicketDay } from '../tickets/ticket.ts';
import { expireOffers, hasExpiredOffers } from '../waiting-list/expire-offers.server.ts';
import { passOn, takeOffer } from '../waiting-list/offers.server.ts';
import { reservedBefore } from './kept-answer.server.ts';
import { accountFull, type Booking, documentsTaken, failureOf, takePlaces } from './take-places.server.ts';
import { takePlacesWithOthers } from './take-places-with-others.server.ts';
import { whyNoPlaces } from './why-no-places.server.ts';

/** What somebody asks for, and as whom. */
export interface ReservationRequest {
  order: Order;
  /** Who is told, and by whom the reservation is found again. */
  to: Reachable;
  /** The code sent there. Left out where the caller has seen a proof of it: a holder's cookie, or the link of an offer. */
  smsCode?: string | undefined;
  /** Which code it is, as the call that sent it has answered. */
  codeId?: string | undefined;
  /** The client's `Idempotency-Key`, a name among those of the same phone or mail; without one each request is a new one. */
  idempotencyKey?: string | undefined;
  /** Key of the offer whose held places are to be used. */
  offer?: string | undefined;
  /** Which texts were agreed to, and when. Left out, `order.consent` is given now, to the texts of the day. */
  consent?: GivenConsent | undefined;
}

/**
 * Reserves: places for the whole party and each document, or nothing (contract, POST /api/reservation). Wrong fields are
 * found before the code is looked at; a refusal after that leaves the code usable, and only a wrong code costs a try.
 */
export async function reserve(site: SiteContext, request: ReservationRequest): Promise<Reserved | Refusal> {
  const read = checkOrder(request.order, request.to, venueDay(site.clock.now()));
  if ('problems' in read) return { outcome: 'wrong-fields', problems: read.problems };
  const { to, consent } = request;
  // Texts that changed since were not agreed to.
  if (consent && consent.version !== consentVersion) {
    return { outcome: 'wrong-fields', problems: { consent: 'old-consent' } };
  }
  if (!isTicketDay(read.checked.date)) return { outcome: 'closed-day' };
  const party = newParty(site, read.checked, to, consent);
  const permit = await inTurn(() => withinLimit(site, reservationsLimits.reservation, to));
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const answer = await attemptTwice(site, request, party);
  // It was somebody else, for all that is known.
  if (answer.outcome === 'wrong-code') await inTurn(() => takeBackUse(site, reservationsLimits.reservation, to));
  return answer;
}

async function attemptTwice(site: SiteContext, request: ReservationRequest, party: Party): Promise<Reserved | Refusal> {
  const reserved = await inTurn(() => handOut(site, party));
  const refused = await attempt(site, request, party, reserved);
  // Places held for somebody who did not come are only given on as somebody looks.
  if (refused.outcome !== 'full' || !(await inTurn(() => hasExpiredOffers(site, party.date)))) return refused;
  await inTurn(() => expireOffers(site));
  return attempt(site, request, party, reserved);
}

async function attempt(
  site: SiteContext,
  request: ReservationRequest,
  party: Party,
  answer: Reserved,
): Promise<Reserved | Refusal> {
  const repeatable = repeatableOf(request);
  const note = repeatable && { request: repeatable, answer };
  const booking = { party, message: bookedMessage(site, party), note };
  for (;;) {
    const written = await write(site, request, booking).catch(failureOf);
    if (written === 'reserved') return answer;
    const other = await inTurn(async () => {
      // Whatever stands in the way: if it is the request itself, which came before, it gets the answer that it got.
      const known = repeatable && (await reservedBefore(site, repeatable));
      return known ?? refusalFor(site, party, written);
    });
    if (other) return other;
  }
}

type Written = 'reserved' | 'no-places' | 'wrong-code' | 'offer-gone' | ReturnType<typeof failureOf>;

/** Everything of a reservation that stands or falls together: one statement, in a transaction where something goes before. */
function write(
  site: SiteContext,
  { to, smsCode, codeId, offer }: ReservationRequest,
  booking: Booking,
): Promise<Written> {
  if (smsCode === undefined && offer === undefined) return takePlacesWithOthers(site, booking);
  const { party } = booking;
  const work = async (tx: Tx): Promise<Written> => {
    if (smsCode !== undefined) {
      const answer = { purpose: 'reservation', to, code: smsCode, codeId } as const;
      // Committed, for the try counts.
      if (!(await spendCode(tx, site, answer))) return 'wrong-code';
    }
    const held = offer === undefined ? 0 : await takeOffer(tx, site, offer, party);
    if (held === undefined) throw new RolledBack<Written>('offer-gone');
    if (!(await takePlaces({ ...site, db: tx }, [booking], { held }))) throw new RolledBack<Written>('no-places');
    if (held > party.visitors.length) await passOn(tx, site, party.date);
    return 'reserved';
  };
  return inTurn(() => inReservationTransaction(site.db, work));
}

/** @returns undefined where what stood in the way is gone by now: once more, then */
async function refusalFor(
  site: SiteContext,
  party: Party,
  why: Exclude<Written, 'reserved'>,
): Promise<Refusal | undefined> {
  switch (why) {
    case 'wrong-code':
    case 'offer-gone':
      return { outcome: why };
    case 'no-places':
      return whyNoPlaces(site, party);
    case 'account':
      return accountFull(site.db, party);
    case 'document': {
      const visitors = await documentsTaken(site.db, party);
      return visitors.length > 0 ? { outcome: 'already-booked', visitors } : undefined;
    }
    case 'key':
      return undefined;
  }
}

/** Whose a request is, is the phone or mail that it has proven: the same for a member, a browser and a program. */
function repeatableOf({ idempotencyKey, ...body }: ReservationRequest): Repeatable | undefined {
  if (idempotencyKey === undefined) return undefined;
  const kind = { request: 'idempotency key', body: 'idempotency body' };
  return { kind, caller: [`${body.to.channel}:${body.to.address}`], key: idempotencyKey, body };
}
