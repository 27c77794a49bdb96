import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { TicketKey } from './ticket.ts';

/** What the private half is sealed for. */
export const privateKeyPurpose = 'ticket key';

/** How long a process works with the keys it has read, in milliseconds. */
export const keptFor = 60_000;

/**
 * Makes a key and writes it down, unless another process has just done so.
 * @returns undefined where there is a key in use already
 */
export async function makeTicketKey(db: Database | Tx, settings: Settings) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return db
    .insertInto('ticket_key')
    .values(({ selectFrom, fn }) => ({
      id: selectFrom('ticket_key').select(sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('id')),
      public_key: publicKey.export({ format: 'jwk' }).x ?? '',
      private_sealed: sealPersonal(settings, privateKeyPurpose, der),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'private_sealed'])
    .executeTakeFirst();
}

/**
 * Retires the key in use: from within a minute on, tickets are signed with a new one. Those that are out stay genuine,
 * for the public half is kept.
 * @returns the new key's id
 */
export async function rotateTicketKey(db: Database, settings: Settings): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable('ticket_key')
      .set({ retired_at: sql<Date>`now()`, private_sealed: null })
      .where('retired_at', 'is', null)
      .execute();
    const made = await makeTicketKey(tx, settings);
    if (!made) throw new Error('Another command has just made a new key');
    return made.id;
  });
}

/** The public halves of all keys, for checking tickets. */
export async function ticketKeys(db: Database): Promise<TicketKey[]> {
  const rows = await db.selectFrom('ticket_key').select(['id', 'public_key']).orderBy('id').execute();
  return rows.map(({ id, public_key }) => ({ keyId: id, publicKey: public_key }));
}
