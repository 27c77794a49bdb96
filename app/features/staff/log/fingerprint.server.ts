import { createHash } from 'node:crypto';

/** A row of the log, as its fingerprint is made from it. */
export interface LoggedAct {
  id: number;
  at: Date;
  staff_id: number | null;
  who: string;
  act: string;
  about: string;
  before: unknown;
  after: unknown;
  reason: string;
}

/** SHA-256 over the fingerprint of the row before and all that this one says. @param previous none for the first row */
export function fingerprint(previous: Buffer | undefined, act: LoggedAct): Buffer {
  const { id, at, staff_id, who, act: what, about, before, after, reason } = act;
  const said = [id, at.toISOString(), staff_id, who, what, about, inOrder(before), inOrder(after), reason];
  const hash = createHash('sha256');
  if (previous) hash.update(previous);
  return hash.update(JSON.stringify(said)).digest();
}

/** What JSON says of a value, as the database gives it back: without what its texts cannot hold. */
export function plainJson(value: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (value === undefined) return null;
  return JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'string' ? plainText(each) : each)));
}

/** A text without half characters and the sign that PostgreSQL does not take. */
export function plainText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** The same value, its keys in one order: the database keeps none. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
}
