import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { MemberTable } from '#db/schema/tables.gen.ts';
import type { Settings } from '#platform/config/settings.ts';
import { claimLookupKeys } from '#platform/crypto/claim-lookup-keys.ts';
import { type LookupKeys, lookupHashes } from '#platform/crypto/lookup.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Reachable } from '../reachable.server.ts';
import type { Member } from './members.ts';

/** What the phone or mail of a member is sealed for. */
export const memberAccountPurpose = 'member account';

/** All of a row but the password. */
export const memberColumns = [
  'member.id',
  'member.user_id',
  'member.name',
  'member.company',
  'member.country_code',
  'member.languages',
  'member.locale',
  'member.avatar_id',
] as const;

type Row = Omit<Selectable<MemberTable>, 'password_hash' | 'created_at'>;

export function presentMember(row: Row): Member {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    company: row.company,
    country: row.country_code,
    languages: row.languages,
    locale: row.locale,
    avatarId: row.avatar_id,
  };
}

/** Members by their ids, for showing who published or wrote something; those who have gone are missing. */
export async function membersById(db: Database | Tx, ids: readonly number[]): Promise<Map<number, Member>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('member').select(memberColumns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, presentMember(row)]));
}

/** By what a member's phone or mail is found (`lookupHashes`: the first is written, all are looked for). */
export function memberAccountHashes(settings: LookupKeys, { channel, address }: Reachable): [Buffer, ...Buffer[]] {
  return lookupHashes(settings, 'account member', `${channel}:${address}`);
}

/** The id of the member who logs in with a phone or mail. */
export async function memberIdOf(db: Database | Tx, settings: LookupKeys, to: Reachable): Promise<number | undefined> {
  const row = await db
    .selectFrom('member_account')
    .select('member_id')
    .where('account_hash', 'in', memberAccountHashes(settings, to))
    .executeTakeFirst();
  return row?.member_id;
}

/** The phones and mail addresses of a member, oldest first. */
export async function reachablesOf(
  db: Database | Tx,
  settings: Pick<Settings, 'PII_KEY'>,
  memberId: number,
): Promise<Reachable[]> {
  const rows = await db
    .selectFrom('member_account')
    .select('sealed')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('account_hash')
    .execute();
  return rows.map(({ sealed }) => unsealMemberAccount(settings, sealed));
}

/** The phone or mail of a member, as `addAccount` sealed it. @throws where its key is no longer in PII_KEY */
export function unsealMemberAccount(settings: Pick<Settings, 'PII_KEY'>, sealed: Buffer): Reachable {
  const [channel, address = ''] = unsealPersonal(settings, memberAccountPurpose, sealed).split(/:(.*)/s);
  return { channel: channel === 'email' ? 'email' : 'sms', address };
}

/** What is known of a member as they register. */
export interface NewMember {
  to: Reachable;
  locale: Locale;
  name?: string;
  company?: string;
  country?: string;
  languages?: Locale[];
}

type Needs = Pick<SiteContext, 'settings' | 'clock'>;

/**
 * The member who has a phone or mail; whoever has none becomes one: the first login registers. Of two at once for the same
 * one, the second finds the first's.
 */
export async function findOrMakeMember(tx: Tx, site: Needs, fresh: NewMember): Promise<{ id: number; isNew: boolean }> {
  const known = await memberIdOf(tx, site.settings, fresh.to);
  if (known !== undefined) return { id: known, isNew: false };
  const now = site.clock.now();
  const { id } = await tx
    .insertInto('member')
    .values({
      user_id: randomBytes(16).toString('base64url'),
      name: fresh.name ?? '',
      company: fresh.company ?? '',
      country_code: fresh.country ?? null,
      languages: fresh.languages ?? [fresh.locale],
      locale: fresh.locale,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (await addAccount(tx, site, id, fresh.to)) return { id, isNew: true };
  await tx.deleteFrom('member').where('id', '=', id).execute();
  const winner = await memberIdOf(tx, site.settings, fresh.to);
  if (winner === undefined) throw new Error('A phone or mail belongs to nobody and cannot be given');
  return { id: winner, isNew: false };
}

/** The same number in every process, whatever its keys: locks under it come with a number for the phone or mail. */
const accountLock = 20_190_627;

/**
 * Gives a member a phone or mail to log in with. Of several at once for the same one each waits for the one before, whatever
 * key it hashes with. @returns false where somebody has it already
 */
export async function addAccount(
  tx: Tx,
  { settings, clock }: Needs,
  memberId: number,
  to: Reachable,
): Promise<boolean> {
  // Two bytes, shared by too many people to tell who it is.
  const among = createHash('sha256').update(`${to.channel}:${to.address}`).digest().readUInt16BE();
  await sql`select pg_advisory_xact_lock(${accountLock}::integer, ${among}::integer)`.execute(tx);
  await claimLookupKeys(tx, settings);
  if ((await memberIdOf(tx, settings, to)) !== undefined) return false;
  const added = await tx
    .insertInto('member_account')
    .values({
      account_hash: memberAccountHashes(settings, to)[0],
      member_id: memberId,
      sealed: sealPersonal(settings, memberAccountPurpose, `${to.channel}:${to.address}`),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}
