import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { signTicket } from './ticket.server.ts';
import { verifyTicket } from './ticket.ts';
import { rotateTicketKey, ticketKeys } from './ticket-keys.server.ts';

const platform = emptyPlatform();
const newTicket = () => ({ ticketId: randomBytes(16).toString('base64url'), date: '2026-11-25' });
/** Settings as another process has them: nothing is kept for them yet. */
const settingsOfAnotherProcess = () => ({ ...platform().settings });

const keyIds = async () => (await ticketKeys(platform().db)).map(({ keyId }) => keyId);

test('the first tickets of all, in many processes at once, make one key', async () => {
  const { db } = platform();
  const tickets = Array.from({ length: 8 }, newTicket);
  const texts = await Promise.all(tickets.map((ticket) => signTicket(db, settingsOfAnotherProcess(), ticket)));
  expect(await keyIds()).toEqual([1]);
  const keys = await ticketKeys(db);
  expect(await Promise.all(texts.map((text) => verifyTicket(keys, text)))).toEqual(tickets);
});

test('a transaction that makes the key and is rolled back leaves none that later tickets would be signed with', async () => {
  const { db } = platform();
  await db.deleteFrom('ticket_key').execute();
  const settings = settingsOfAnotherProcess();
  const rolledBack = db.transaction().execute(async (tx) => {
    await signTicket(tx, settings, newTicket());
    throw new Error('not meant');
  });
  await expect(rolledBack).rejects.toThrow('not meant');
  const ticket = newTicket();
  const text = await signTicket(db, settings, ticket);
  expect(await verifyTicket(await ticketKeys(db), text)).toEqual(ticket);
});

test('a new key signs from now on; tickets of the one before stay genuine, and its private half is gone', async () => {
  const { db } = platform();
  const ticket = newTicket();
  const before = await signTicket(db, settingsOfAnotherProcess(), ticket);
  const keyId = await rotateTicketKey(db, platform().settings);
  const after = await signTicket(db, settingsOfAnotherProcess(), ticket);
  const keys = await ticketKeys(db);
  expect(keys.map((key) => key.keyId)).toEqual([keyId - 1, keyId]);
  expect(after).not.toBe(before);
  for (const text of [before, after]) expect(await verifyTicket(keys, text)).toEqual(ticket);
  const rows = await db.selectFrom('ticket_key').select(['id', 'private_sealed']).orderBy('id').execute();
  expect(rows.map(({ private_sealed }) => private_sealed === null)).toEqual([true, false]);
});

test('the private half is not to be read in the database', async () => {
  const { db, settings } = platform();
  await signTicket(db, settings, newTicket());
  const rows = await db.selectFrom('ticket_key').select('private_sealed').execute();
  // Every Ed25519 key begins like this in PKCS 8, and in base64.
  for (const { private_sealed } of rows) {
    expect(private_sealed?.includes(Buffer.from('302e020100300506032b6570', 'hex'))).not.toBe(true);
    expect(private_sealed?.includes('MC4CAQAwBQYDK2Vw')).not.toBe(true);
  }
});
