import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { persons } from '#db/schema/personal/persons.ts';
import type { PersonalColumn, PersonalTable } from '#db/schema/personal/shape.ts';
import type { Member } from '#features/accounts/members/members.ts';
import { deleteAccount } from '#features/accounts/own/delete-account.server.ts';
import { packOwnData } from '#features/accounts/own/own-data.server.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { outboxSealed } from '#platform/outbox/sealed-columns.ts';
import { sealedColumns } from '#server/keys/sealed-columns.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { memberDuties } from './member-duties.server.ts';
import type { Planted } from './planted.fixture.ts';
import { plantMember } from './planted-member.fixture.ts';

const platform = emptyPlatform();
const db = () => platform().db;

let planted: Planted[];
let member: Member;
let other: Member;

/** Columns that say something of a member or a visitor, by `table.column`. */
const own = new Map<string, PersonalColumn>(
  Object.entries<PersonalTable<string>>(persons).flatMap(([table, { of, columns }]) => {
    // What strangers leave behind is named by no row, or planted with the member: known_account.
    if (of !== 'members' && of !== 'visitors') return [];
    return Object.entries(columns).flatMap(([column, about]) =>
      about === 'plain' ? [] : [[`${table}.${column}`, about] as [string, PersonalColumn]],
    );
  }),
);

const nameOf = ({ table, column }: Planted) => `${table}.${column}`;

beforeAll(async () => {
  const made = await plantMember(platform());
  planted = made.planted;
  member = { ...made.member, avatarId: await avatarOf(made.member.id) };
  other = made.other.member;
});

const avatarOf = async (id: number) =>
  (await db().selectFrom('member').select('avatar_id').where('id', '=', id).executeTakeFirstOrThrow()).avatar_id;

/** All that a member takes along, as text. */
async function exported(duties = memberDuties): Promise<string> {
  const { user_id, name, company, country_code, languages, locale } = await db()
    .selectFrom('member')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const asked = { ...member, userId: user_id, name, company, country: country_code, languages, locale };
  const files = unzipSync(await packOwnData(siteFor(platform()), asked, duties));
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.json'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
}

/** Names of columns of which the export does not say what was planted. */
const missingIn = (text: string) => planted.filter(({ shown }) => shown && !text.includes(shown)).map(nameOf);

/** Every row of every table as text, and what is sealed in it, opened. */
async function everything(from: Database | Tx = db()): Promise<string> {
  // A transaction is asked itself: the embedded database has one connection.
  const tables = (await from.introspection.getTables()).map(({ name }) => name);
  const each = tables.map((table) => sql`select row_to_json(t)::text as text from ${sql.table(table)} t`);
  const { rows } = await sql<{ text: string }>`${sql.join(each, sql` union all `)}`.execute(from);
  const texts = rows.map(({ text }) => text.replaceAll('\\\\', '\\'));
  // Messages are on their way to the member: the news of the deletion among them.
  for (const { table, column, key, purpose } of sealedColumns.filter((one) => !outboxSealed.includes(one))) {
    const found = await sql<{ key: string; sealed: Buffer }>`
      select ${sql.ref(key)}::text as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(from);
    texts.push(...found.rows.map((row) => unsealPersonal(platform().settings, purpose(row.key), row.sealed)));
  }
  return texts.join('\n');
}

/** Names of columns in which what was planted still lies, or that leave it anywhere else. */
async function leftOver(from: Database | Tx = db()): Promise<string[]> {
  const all = await everything(from);
  const gone = planted.filter((each) => own.get(nameOf(each))?.stays === undefined);
  const left: string[] = [];
  for (const ofRow of Map.groupBy(gone, ({ table, row }) => `${table} ${row.key}`).values()) {
    const [{ table, row } = { table: '', row: { key: '', value: '' } }] = ofRow;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(row.key)} = ${row.value}`.execute(from);
    const lies = ({ column, mark }: Planted) =>
      rows.some((found) => found[column] !== null) || (mark !== undefined && all.includes(mark));
    left.push(...ofRow.filter(lies).map(nameOf));
  }
  return left;
}

test('something is planted into every column of the register that says something of a member or visitor', () => {
  expect([...new Set(planted.map(nameOf))].toSorted()).toEqual([...own.keys()].toSorted());
});

test('what the register says is taken along stands in the export, and nothing else was expected of it', async () => {
  const text = await exported();
  expect(missingIn(text)).toEqual([]);
  const told = new Set(planted.filter(({ shown }) => shown).map(nameOf));
  const untold = [...own].filter(([, { notTaken }]) => notTaken !== undefined).map(([name]) => name);
  expect([...own.keys()].filter((name) => !told.has(name)).toSorted()).toEqual(untold.toSorted());
});

test.each([
  ['talks', 'talk_entry.sealed'],
  ['reservations', 'reservation.contact_name_sealed'],
  ['finance', 'finance_message.sealed'],
])('an export that forgets the %s is noticed', async (feature, column) => {
  expect(missingIn(await exported(memberDuties.filter(({ name }) => name !== feature)))).toContain(column);
});

test('before the account is deleted all of it lies there', async () => {
  const gone = planted.filter((each) => own.get(nameOf(each))?.stays === undefined).map(nameOf);
  expect((await leftOver()).toSorted()).toEqual(gone.toSorted());
});

test('an account that is deleted without its duties leaves things behind, and they are found', async () => {
  const tx = await db().startTransaction().execute();
  try {
    await tx.deleteFrom('member').where('id', '=', member.id).execute();
    expect(await leftOver(tx)).toEqual(
      expect.arrayContaining(['board_message.contact_sealed', 'finance_message.sealed', 'talk_side.time_zone']),
    );
  } finally {
    await tx.rollback().execute();
  }
});

/** Deletes somebody's account as they do, shortly after a login. */
const deleted = (who: Member) =>
  deleteAccount(siteFor(platform()), { member: who, sessionId: '', proof: 'code' }, memberDuties);

test('once the account is deleted nothing is left but what the register says stays', async () => {
  expect(await deleted(member)).toBe('deleted');
  expect(await leftOver()).toEqual([]);
});

test('a talk whose both people have gone goes with them', async () => {
  expect(await everything()).toContain('mark-talk-message');
  expect(await deleted(other)).toBe('deleted');
  expect(await everything()).not.toContain('mark-talk-message');
});
