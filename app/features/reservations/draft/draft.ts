import type { KeptAsking, Reachable } from '#features/accounts/index.server.ts';
import { consentVersion, type Order, partyMost, type Visitor } from '../reservations.ts';
import type { ConsentName } from './consent.ts';

/** What somebody has typed so far on the pages of the reservation, and asking for a code (`askForCode`). Names, numbers and phones: sealed wherever it is kept. */
export interface Draft extends KeptAsking {
  /** What the code step leads on to. */
  errand: 'reserve' | 'find' | 'waitlist';
  date?: string;
  /** How many visitors. */
  party?: number;
  /** One for each visitor whose page is done, in their order. */
  visitors: (Visitor | undefined)[];
  contactName?: string;
  contactPhone?: string;
  consent?: DraftConsent;
  /** The offer of the waiting list that is taken up. */
  offer?: string;
  /** How many places it holds. */
  offered?: number;
  /** Where its link was sent. Who has the link may reserve these places for that phone or mail, and has proven no more. */
  offerTo?: Reachable;
  /** What was typed on a step and refused there: shown again until it is right. */
  unfinished?: Unfinished;
  /** The phone or mail whose code was right. The cookie says the same, but may have gone with an answer that never came. */
  proven?: Proof;
  /** Sent as `Idempotency-Key`: another one after every change, so that only the same order twice is one reservation. */
  key: string;
  /** Why the reservation was not made; said where it is to be mended, until it is. */
  problem?: DraftProblem;
  /** The reservation that came of it. */
  done?: string;
}

/** What was agreed to, and when. Milliseconds since 1970. */
export interface DraftConsent {
  version: string;
  at: number;
  documentsAt: number;
}

/** A phone or mail that is proven until then (milliseconds since 1970). */
export interface Proof {
  to: Reachable;
  until: number;
}

/** Fields as typed. */
export interface Unfinished {
  party?: { date: string; party: string };
  /** With its place, from 0. */
  visitor?: Record<keyof Visitor, string> & { i: number };
  you?: { contactName: string; contactPhone: string; agreed: ConsentName[] };
}

export type DraftProblem =
  | { kind: 'full'; remaining: number }
  | { kind: 'account-full'; left: number }
  | { kind: 'closed-day' }
  | { kind: 'offer-gone' }
  /** Visitors (from 0) who have a place on that day already. */
  | { kind: 'already-booked'; visitors: number[] }
  /** Visitors (from 0) whose fields are not right after all; none: the contact's. */
  | { kind: 'wrong-fields'; visitors: number[] };

/** The steps of a reservation in their order; each is a page. */
export const steps = ['contact', 'code', 'party', 'visitor', 'you', 'check'] as const;

export type Step = (typeof steps)[number];

/** The address of a step without language prefix. @param n the visitor, from 1 */
export function stepHref(step: Step, n = 1): string {
  return step === 'visitor' ? `/reservation/visitor?n=${n}` : `/reservation/${step}`;
}

/**
 * Where somebody goes on: the first step that is not done. So a change made from the last step leads back to it.
 * @param proven whether the phone or mail of this browser is proven now
 */
export function nextHref(draft: Draft, proven: boolean): string {
  if (!proven) return stepHref(draft.to ? 'code' : 'contact');
  if (draft.errand === 'find') return '/reservation/mine';
  if (draft.errand === 'waitlist') return draft.date ? waitlistHref(draft.date) : '/reservation/';
  const { problem } = draft;
  if (!draft.date || !draft.party || (problem && atParty.has(problem.kind))) return stepHref('party');
  const refused = refusedVisitors(draft)[0];
  if (refused !== undefined) return stepHref('visitor', refused + 1);
  const missing = visitorNumbers(draft.party).find((n) => !draft.visitors[n - 1]);
  if (missing) return stepHref('visitor', missing);
  const contactIsRight = problem?.kind !== 'wrong-fields' && draft.contactName && draft.contactPhone;
  if (!contactIsRight || !hasConsent(draft)) return stepHref('you');
  return stepHref('check');
}

/** Problems that are mended with another day or fewer visitors. */
const atParty = new Set<DraftProblem['kind']>(['full', 'account-full', 'closed-day', 'offer-gone']);

export function waitlistHref(date: string): string {
  return `/reservation/waitlist?date=${date}`;
}

/** 1 to `party`. */
export function visitorNumbers(party: number): number[] {
  return Array.from({ length: party }, (_, i) => i + 1);
}

/** How many visitors a form says: 1 to 5. @returns undefined for anything else */
export function readParty(typed: string): number | undefined {
  const party = /^\d$/.test(typed) ? Number(typed) : 0;
  return party >= 1 && party <= partyMost ? party : undefined;
}

/** Whether the texts of today were agreed to: after a change of theirs one is asked again. */
export function hasConsent({ consent }: Draft): boolean {
  return consent?.version === consentVersion;
}

/** The visitors whose page is done; those beyond the party are no part of it. */
function visitorsOf({ party = 0, visitors }: Draft): Visitor[] {
  return visitors.slice(0, party).flatMap((visitor) => visitor ?? []);
}

/** Whether the page of each visitor is done. */
export function hasAllVisitors(draft: Draft): boolean {
  return Boolean(draft.date && draft.party) && visitorsOf(draft).length === draft.party;
}

/** The order that a finished draft makes. @returns undefined while something is missing */
export function orderOf(draft: Draft): Order | undefined {
  const { date, contactName, contactPhone } = draft;
  if (!date || !hasAllVisitors(draft) || !contactName || !contactPhone || !hasConsent(draft)) return undefined;
  return { date, visitors: visitorsOf(draft), contactName, contactPhone, consent: true };
}

/** The draft in which what was refused on a step is kept, or forgotten where nothing is given. */
export function withUnfinished<Name extends keyof Unfinished>(
  draft: Draft,
  name: Name,
  typed: Unfinished[Name] | undefined,
): Draft {
  const { [name]: _, ...others } = draft.unfinished ?? {};
  return { ...draft, unfinished: { ...others, ...(typed && { [name]: typed }) } };
}

/** The draft that takes up no offer. */
export function withoutOffer({ offer: _offer, offered: _offered, offerTo: _to, ...rest }: Draft): Draft {
  return rest;
}

/** The draft for a day. What was offered or refused on another one does not hold for it. */
export function withDay(draft: Draft, date: string): Draft {
  if (date === draft.date) return draft;
  const { problem: _, ...rest } = withoutOffer(draft);
  return { ...rest, date };
}

/** The draft with a visitor's page done. @param i from 0 */
export function withVisitor(draft: Draft, i: number, visitor: Visitor): Draft {
  const visitors = Array.from({ length: Math.max(draft.visitors.length, i + 1) }, (_, j) => draft.visitors[j]);
  visitors[i] = visitor;
  const left = refusedVisitors(draft).filter((each) => each !== i);
  const { problem, ...rest } = draft;
  if (!problem || !('visitors' in problem)) return { ...draft, visitors };
  return left.length > 0 ? { ...draft, visitors, problem: { ...problem, visitors: left } } : { ...rest, visitors };
}

/** Visitors (from 0) because of whom the reservation was not made. */
export function refusedVisitors({ problem }: Draft): number[] {
  return problem && 'visitors' in problem ? problem.visitors : [];
}

/** The draft without one of its visitors. @param i from 0 */
export function withoutVisitor(draft: Draft, i: number): Draft {
  const { problem: _, ...rest } = withUnfinished(draft, 'visitor', undefined);
  const party = Math.max(1, (draft.party ?? 1) - 1);
  return { ...rest, party, visitors: draft.visitors.filter((_each, j) => j !== i) };
}
