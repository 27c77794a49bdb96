import { fromBase45, toBase45 } from './ticket-base45.ts';

/** What a ticket says: which one it is, and for which day (`YYYY-MM-DD`). Nothing in it names a person. */
export interface Ticket {
  /** 128 random bits, base64url. */
  ticketId: string;
  date: string;
}

/** A key that tickets can be checked with. */
export interface TicketKey {
  keyId: number;
  /** Ed25519, 32 bytes as base64url: `x` of a JWK. */
  publicKey: string;
}

/** First characters of every ticket, so that a gate tells one from any other code; changes with the form of what follows. */
const mark = 'T1';
const idBytes = 16;
const headBytes = idBytes + 3;
const signatureBytes = 64;
const firstDay = Date.UTC(2020, 0, 1);
const millisecondsOfDay = 86_400_000;

/** Days since the first one that a ticket can be for; it can be for no other than these 65,536 (to 2199). */
const dayNumber = (date: string) => Math.round((Date.parse(`${date}T00:00:00Z`) - firstDay) / millisecondsOfDay);

/** Whether a ticket can be for a day (`YYYY-MM-DD`): from 2020 to 2199. */
export function isTicketDay(date: string): boolean {
  const day = dayNumber(date);
  return day >= 0 && day <= 0xffff;
}

/**
 * The bytes of a ticket that its signature vouches for: id, day (from 2020-01-01, two bytes), key.
 * @throws RangeError where an id is not 16 bytes, the day is not one from 2020 to 2199, or the key's id is above 255
 */
export function ticketHead({ ticketId, date }: Ticket, keyId: number): Uint8Array<ArrayBuffer> {
  const id = fromBase64url(ticketId);
  const day = dayNumber(date);
  if (id?.length !== idBytes || !isTicketDay(date) || !(keyId >= 1 && keyId <= 0xff))
    throw new RangeError('No such ticket can be written');
  const head = new Uint8Array(headBytes);
  head.set(id);
  head.set([day >> 8, day & 0xff, keyId], idBytes);
  return head;
}

/** What is signed: the bytes of the ticket behind words that no other signature of ours begins with. */
export function signedBytes(head: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...new TextEncoder().encode('expo ticket 1 '), ...head]);
}

/** The text of the QR code: 127 letters, digits and signs, which a code of 41 x 41 holds with a quarter to spare. */
export function ticketText(head: Uint8Array, signature: Uint8Array): string {
  return mark + toBase45(new Uint8Array([...head, ...signature]));
}

/**
 * Reads a scanned text and checks its signature, without network or database: for the server, and for a gate that has
 * fetched the keys.
 * @returns undefined for whatever was not signed by one of the keys
 */
export async function verifyTicket(keys: readonly TicketKey[], text: string): Promise<Ticket | undefined> {
  if (!text.startsWith(mark)) return undefined;
  const bytes = fromBase45(text.slice(mark.length));
  if (bytes?.length !== headBytes + signatureBytes) return undefined;
  const head = bytes.slice(0, headBytes);
  const key = keys.find(({ keyId }) => keyId === head[headBytes - 1]);
  if (!key) return undefined;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.publicKey };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  const isGenuine = await crypto.subtle.verify('Ed25519', publicKey, bytes.slice(headBytes), signedBytes(head));
  return isGenuine ? readHead(head) : undefined;
}

function readHead(head: Uint8Array): Ticket {
  const [high = 0, low = 0] = head.subarray(idBytes);
  const day = new Date(firstDay + (high * 256 + low) * millisecondsOfDay);
  return { ticketId: toBase64url(head.subarray(0, idBytes)), date: day.toISOString().slice(0, 10) };
}

function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @returns undefined for what is no base64url, or another spelling of the same bytes */
function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : undefined;
}
