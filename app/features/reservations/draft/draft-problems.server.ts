import { type CheckedVisitor, checkVisitor } from '../order/check-order.server.ts';
import type { OrderProblem } from '../order/order-problems.ts';
import type { Visitor } from '../reservations.ts';
import { type Draft, refusedVisitors } from './draft.ts';

/** What is wrong with a visitor's fields. */
export type VisitorProblems = Partial<Record<keyof Visitor, OrderProblem>>;

/**
 * Checks one visitor of a draft, also against the others of the party.
 * @param i the visitor's place, from 0
 */
export function visitorProblems(draft: Draft, i: number, typed: Partial<Visitor>, today: string): VisitorProblems {
  const read = checkVisitor(typed, today);
  if ('problems' in read) return read.problems as VisitorProblems;
  const others = draft.visitors.filter((_, j) => j !== i && j < (draft.party ?? 0));
  return others.some((other) => personOf(other, today) === read.visitor.person) ? { idNumber: 'same-document' } : {};
}

/** What is wrong with a visitor as the draft has them: what the reservation was refused for, or what has become wrong since. */
export function problemsInDraft(draft: Draft, i: number, today: string): VisitorProblems {
  const visitor = draft.visitors[i];
  if (!visitor || !refusedVisitors(draft).includes(i)) return {};
  return draft.problem?.kind === 'already-booked'
    ? { idNumber: 'booked-already' }
    : visitorProblems(draft, i, visitor, today);
}

function personOf(visitor: Visitor | undefined, today: string): CheckedVisitor['person'] | undefined {
  const read = visitor && checkVisitor(visitor, today);
  return read && 'visitor' in read ? read.visitor.person : undefined;
}
