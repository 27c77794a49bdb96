import { strToU8, zipSync } from 'fflate';
import { venueIso } from '#platform/clock/clock.ts';
import { csvOf } from '#platform/csv.ts';
import type { MemberData, NamedDuties } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { lastCodesOf } from '../codes/known-account.server.ts';
import { avatarHref } from '../members/avatar.server.ts';
import { unsealMemberAccount } from '../members/find-member.server.ts';
import type { Member } from '../members/members.ts';

/**
 * All that the site has of a member: a zip with a folder for each part of the site, and in it each table as JSON and as CSV.
 * @param duties what other features have
 */
export async function packOwnData(site: SiteContext, member: Member, duties: readonly NamedDuties[]) {
  const { db, settings } = site;
  const folders: [string, MemberData][] = [['account', await accountData(site, member)]];
  for (const { name, memberData } of duties) folders.push([name, await memberData(db, settings, member.id)]);
  const files = folders.flatMap(([folder, tables]) =>
    Object.entries(tables).flatMap(([table, rows]) => [
      [`${folder}/${table}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)] as const,
      [`${folder}/${table}.csv`, strToU8(csvOf(tableOf(rows)))] as const,
    ]),
  );
  return zipSync(Object.fromEntries(files), { mtime: site.clock.now() });
}

async function accountData(site: SiteContext, member: Member): Promise<MemberData> {
  const { db } = site;
  // Nothing is left of an account that is deleted at this moment.
  const row = await db.selectFrom('member').select('created_at').where('id', '=', member.id).executeTakeFirst();
  const sessions = await db
    .selectFrom('member_session')
    .select(['device', 'created_at', 'seen_at', 'proven_at', 'by_code', 'ends_at'])
    .where('member_id', '=', member.id)
    .orderBy('created_at')
    .execute();
  const { userId, name, company, country, languages, locale } = member;
  const avatar = await avatarHref(db, member);
  return {
    profile: row
      ? [{ userId, name, company, country, languages, locale, avatar, createdAt: venueIso(row.created_at) }]
      : [],
    phonesAndMails: await reachableData(site, member.id),
    sessions: sessions.map((row) => ({
      device: row.device,
      since: venueIso(row.created_at),
      lastSeen: venueIso(row.seen_at),
      lastProof: row.proven_at && venueIso(row.proven_at),
      provenByCode: row.by_code,
      endsAt: venueIso(row.ends_at),
    })),
  };
}

/** Phones and mails of a member, since when, and when each last answered a code. */
async function reachableData(site: SiteContext, memberId: number) {
  const rows = await site.db
    .selectFrom('member_account')
    .select(['sealed', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('account_hash')
    .execute();
  const known = rows.map((row) => ({ ...row, to: unsealMemberAccount(site.settings, row.sealed) }));
  const lastCodes = await lastCodesOf(
    site,
    known.map(({ to }) => to),
  );
  return known.map(({ to, created_at }, place) => {
    const lastCode = lastCodes[place];
    return { ...to, since: venueIso(created_at), lastCode: lastCode ? venueIso(lastCode) : null };
  });
}

/** Rows as a table with its heads: each column that any row has. */
function tableOf(rows: readonly Record<string, unknown>[]): string[][] {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [heads, ...rows.map((row) => heads.map((head) => cellText(row[head])))];
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return venueIso(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
