import { generateKeySync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keyIdOf, unsealPersonal } from '#platform/crypto/personal.ts';
import { keysInUse, rotatePersonal } from '#platform/crypto/rotate-personal.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { outboxSealed } from '#platform/outbox/sealed-columns.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { writeParty } from '../admission/admission.fixture.ts';
import { cancel } from '../booking/cancel.server.ts';
import { rebook } from '../booking/rebook.server.ts';
import { reserve } from '../booking/reserve.server.ts';
import { newDraft, readDraft, writeDraft } from '../draft/draft.server.ts';
import { dayFromNow, makeDay, order, someone, visitor } from '../reservations.fixture.ts';
import { reservationsSealed } from '../sealed-columns.server.ts';
import { signTicket } from '../tickets/ticket.server.ts';
import { verifyTicket } from '../tickets/ticket.ts';
import { rotateTicketKey, ticketKeys } from '../tickets/ticket-keys.server.ts';
import { joinWaitlist } from '../waiting-list/waiting-list.server.ts';
import { sealTo } from './party.server.ts';

/** What a reservation leaves sealed, here and in the messages about it. */
const sealedColumns = [...reservationsSealed, ...outboxSealed];
const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const newKey = (id: string) => ({ id, key: generateKeySync('aes', { length: 256 }) });

/** The site as it is started with other keys. */
const withKeys = (...PII_KEY: ReturnType<typeof newKey>[]): Platform => ({
  ...platform(),
  settings: { ...platform().settings, PII_KEY },
});

const keyIds = async () => new Set((await keysInUse(platform().db, sealedColumns)).map(({ keyId }) => keyId));

/** Every sealed value opened with the keys of a site: throws where one does not open. */
async function openAll({ db, settings }: Platform): Promise<string[]> {
  const texts: string[] = [];
  for (const { table, key, column, purpose } of sealedColumns) {
    const { rows } = await sql<{ key: string; value: Buffer }>`
      select ${sql.ref(key)}::text as key, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null order by 1`.execute(db);
    texts.push(...rows.map((row) => unsealPersonal(settings, purpose(row.key), row.value)));
  }
  return texts;
}

async function emptied(): Promise<void> {
  await sql`truncate reservation_day, ticket_key, outbox_message, reservation_draft cascade`.execute(platform().db);
}

/** Something in every sealed column, with the rules of reserving. @returns the draft's cookie */
async function fill(site: Platform): Promise<string> {
  const context = siteFor(site);
  const date = await makeDay(site.db, { capacity: 3 });
  await reserve(context, { order: order(date, 3), to: someone() });
  await joinWaitlist(context, { date, visitors: 2, to: someone() });
  const request = new Request('http://localhost:3000/reservation/');
  const headers = await writeDraft(request, context, { ...newDraft(), visitors: [visitor({ name: 'Draft Person' })] });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('afterwards the new key alone opens everything, and the old one can go', async () => {
  await emptied();
  const [first, second] = [newKey('first'), newKey('second')];
  const before = withKeys(first);
  const cookie = await fill(before);
  const texts = await openAll(before);
  expect(
    new Set((await keysInUse(platform().db, sealedColumns)).map(({ table, column }) => `${table}.${column}`)).size,
  ).toBe(sealedColumns.length);
  const both = withKeys(second, first);
  const done = await rotatePersonal(both.db, both.settings, sealedColumns);
  expect(done.reduce((sum, { values }) => sum + values, 0)).toBe(texts.length);
  expect(done.every(({ values }) => values > 0)).toBe(true);
  expect(await keyIds()).toEqual(new Set(['second']));

  const after = withKeys(second);
  expect(await openAll(after)).toEqual(texts);
  await expect(openAll(before)).rejects.toThrow('second');
  const request = new Request('http://localhost:3000/reservation/', { headers: { Cookie: cookie } });
  expect((await readDraft(request, after)).visitors).toMatchObject([{ name: 'Draft Person' }]);
  const ticket = { ticketId: randomBytes(16).toString('base64url'), date: '2026-11-25' };
  const text = await signTicket(after.db, after.settings, ticket);
  expect(await verifyTicket(await ticketKeys(after.db), text)).toEqual(ticket);

  const again = await rotatePersonal(both.db, both.settings, sealedColumns);
  expect(again.every(({ values }) => values === 0)).toBe(true);
});

test('ids of any length and order, and what was erased, are no hindrance', async () => {
  await emptied();
  const keys = ['zz', 'z', 'a-much-longer-key-id', 'Z'].map(newKey);
  let used = keys.slice(0, 1);
  const { id } = await writeParty(withKeys(...used), { date: '2026-12-01', visitors: 2 });
  await platform().db.updateTable('reservation').set({ contact_name_sealed: null }).where('id', '=', id).execute();
  await rotateTicketKey(platform().db, withKeys(...used).settings);
  const texts = await openAll(withKeys(...used));
  for (const key of keys.slice(1)) {
    used = [key, ...used];
    await rotatePersonal(platform().db, withKeys(...used).settings, sealedColumns);
    expect(await keyIds()).toEqual(new Set([key.id]));
    expect(await openAll(withKeys(key))).toEqual(texts);
  }
});

test('more than one batch, two commands at once, while the site goes on', async () => {
  await emptied();
  const [first, second] = [newKey('first'), newKey('second')];
  const both = withKeys(second, first);
  const old = withKeys(first);
  const parties = [];
  for (let i = 0; i < 50; i += 1) parties.push(await writeParty(old, { date: '2026-12-02', visitors: 5 }));
  await old.db.transaction().execute(async (tx) => {
    for (let i = 0; i < 30; i += 1)
      await sendMessage(tx, old.settings, new Date(), { channel: 'sms', to: '+260971000000', text: `Text ${i}` });
  });
  const values = (await openAll(old)).length;
  expect(values).toBe(50 * 3 + 50 * 5 * 2 + 30 + 1);
  const site = { ...both, clock: { now: () => new Date('2026-11-25T04:00:00Z') } };
  const [one, two, ...cancelled] = await Promise.all([
    rotatePersonal(both.db, both.settings, sealedColumns),
    rotatePersonal(both.db, both.settings, sealedColumns),
    ...parties.slice(0, 10).map(({ id }) => cancel(site, { id })),
  ]);
  expect(cancelled.map(({ outcome }) => outcome)).toEqual(Array(10).fill('cancelled'));
  const done = [...one, ...two].reduce((sum, each) => sum + each.values, 0);
  // Somebody cancelled: a message more was written, with the new key.
  expect(done).toBe(values);
  expect(await keyIds()).toEqual(new Set(['second']));
  expect(await openAll(withKeys(second))).toHaveLength(values + 10);
});

test('a party that moves to another day is sealed with the first key there, whatever sealed it before', async () => {
  await emptied();
  const [first, second] = [newKey('first'), newKey('second')];
  const { id } = await writeParty(withKeys(first), { date: dayFromNow(300), visitors: 2 });
  await sql`update reservation set to_sealed = ${sealTo(withKeys(first), someone())} where id = ${id}`.execute(
    platform().db,
  );
  const both = withKeys(second, first);
  const moved = await rebook(siteFor(both), { id, date: await makeDay(both.db, { capacity: 5 }) });
  if (moved.outcome !== 'reserved') throw new Error(moved.outcome);
  for (const [table, key] of [
    ['reservation', 'id'],
    ['reservation_visitor', 'reservation_id'],
  ] as const) {
    const rows = await both.db.selectFrom(table).selectAll().where(sql.ref(key), '=', moved.id).execute();
    const sealed = rows.flatMap((row) => Object.entries(row).filter(([column]) => column.endsWith('_sealed')));
    expect(sealed.map(([, value]) => keyIdOf(value as Buffer))).toEqual(sealed.map(() => 'second'));
    expect(sealed.length).toBeGreaterThan(2);
  }
});

test('a value whose key is gone stops it and is named by its key; once the key is back it goes on', async () => {
  await emptied();
  const [first, second, third] = [newKey('first'), newKey('second'), newKey('third')];
  await writeParty(withKeys(first), { date: '2026-12-03' });
  await writeParty(withKeys(second, first), { date: '2026-12-04' });
  const lacking = withKeys(third, second);
  await expect(rotatePersonal(lacking.db, lacking.settings, sealedColumns)).rejects.toThrow(/first/);
  const all = withKeys(third, second, first);
  await rotatePersonal(all.db, all.settings, sealedColumns);
  expect(await keyIds()).toEqual(new Set(['third']));
});
