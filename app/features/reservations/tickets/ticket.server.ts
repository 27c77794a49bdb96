import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Settings } from '#platform/config/settings.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { signedBytes, type Ticket, ticketHead, ticketText } from './ticket.ts';
import { keptFor, makeTicketKey, privateKeyPurpose } from './ticket-keys.server.ts';

interface SigningKey {
  keyId: number;
  privateKey: KeyObject;
  readAt: number;
}

const kept = new WeakMap<Settings, SigningKey>();

/**
 * The signed text of a ticket, for its QR code. The first ticket of all makes the key.
 * @param db the database, or the transaction that the ticket is made in
 */
export async function signTicket(db: Database | Tx, settings: Settings, ticket: Ticket): Promise<string> {
  const { keyId, privateKey } = await signingKey(db, settings);
  const head = ticketHead(ticket, keyId);
  return ticketText(head, sign(null, signedBytes(head), privateKey));
}

/** The key in use, read from the database once a minute: a ticket signed with the one before stays genuine. */
async function signingKey(db: Database | Tx, settings: Settings): Promise<SigningKey> {
  const known = kept.get(settings);
  if (known && performance.now() - known.readAt < keptFor) return known;
  const row = (await currentKey(db)) ?? (await makeTicketKey(db, settings)) ?? (await currentKey(db));
  if (!row?.private_sealed) throw new Error('There is no key to sign tickets with');
  const der = Buffer.from(unsealPersonal(settings, privateKeyPurpose, row.private_sealed), 'base64');
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const key = { keyId: row.id, privateKey, readAt: performance.now() };
  // A key that a transaction made is there for others once it is committed, and that is not known here.
  if (!db.isTransaction) kept.set(settings, key);
  return key;
}

function currentKey(db: Database | Tx) {
  return db
    .selectFrom('ticket_key')
    .select(['id', 'private_sealed'])
    .where('retired_at', 'is', null)
    .executeTakeFirst();
}
