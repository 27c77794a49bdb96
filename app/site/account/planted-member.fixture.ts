import { noteKnown } from '#features/accounts/codes/known-account.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { hexOf, moment, type Planted, Row } from './planted.fixture.ts';
import { plantDealings } from './planted-dealings.fixture.ts';
import { plantReservations } from './planted-reservations.fixture.ts';
import { plantTalks } from './planted-talks.fixture.ts';

/** A member about whom something stands in each column of the register that can say something of a member. */
export async function plantMember(platform: Platform) {
  const { member, cookie, mail } = await someMember(platform);
  const account = await plantAccount(platform, member.id, mail);
  const talks = await plantTalks(platform, member.id);
  const dealings = await plantDealings(platform, member.id, talks.projectId);
  const reservations = await plantReservations(platform, mail);
  return {
    member: { ...member, name: 'mark-member-name', company: 'mark-member-company' },
    cookie,
    mail,
    other: talks.other,
    planted: [...account, ...talks.planted, ...dealings, ...reservations],
  };
}

async function plantAccount(platform: Platform, id: number, mail: string): Promise<Planted[]> {
  const { db } = platform;
  const member = new Row('member', { key: 'id', value: id });
  const created = member.moment('created_at', moment());
  await db
    .updateTable('member')
    .set({
      user_id: member.mark('user_id', 'mark-member-user'),
      name: member.mark('name', 'mark-member-name'),
      company: member.mark('company', 'mark-member-company'),
      country_code: member.value('country_code', 'ZM', '"country": "ZM"'),
      languages: member.value('languages', ['fr-FR', 'zh-CN'], '"fr-FR",\n      "zh-CN"'),
      locale: member.value('locale', 'fr-FR', '"locale": "fr-FR"'),
      password_hash: member.untold('password_hash', 'mark-member-password', 'mark-member-password'),
      created_at: created,
    })
    .where('id', '=', id)
    .execute();
  const { id: picture } = await db
    .insertInto('media')
    .values({ kind: 'picture', storage_key: 'mark-picture', mime: 'image/webp', width: 9, height: 9, bytes: 9 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('member').set({ avatar_id: picture }).where('id', '=', id).execute();
  member.value('avatar_id', picture, `/media/${picture}/`);
  return [...member.noted, ...(await plantLogins(platform, id, mail))];
}

async function plantLogins(platform: Platform, id: number, mail: string): Promise<Planted[]> {
  const { db } = platform;
  const { account_hash } = await db
    .selectFrom('member_account')
    .select('account_hash')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  const account = new Row('member_account', { key: 'member_id', value: id });
  account.untold('account_hash', account_hash, hexOf(account_hash));
  // Reservations made with it stay, and keep it: it is no mark.
  account.value('sealed', mail, mail);
  const since = account.moment('created_at', moment());
  await db.updateTable('member_account').set({ created_at: since }).where('member_id', '=', id).execute();
  const session = new Row('member_session', { key: 'member_id', value: id });
  await db
    .updateTable('member_session')
    .set({
      device: session.mark('device', 'mark-session-device'),
      created_at: session.moment('created_at', moment()),
      seen_at: session.moment('seen_at', moment()),
      proven_at: session.moment('proven_at', moment()),
      ends_at: session.moment('ends_at', moment()),
      by_code: session.value('by_code', true, '"provenByCode": true'),
    })
    .where('member_id', '=', id)
    .execute();
  const { token_hash } = await db
    .selectFrom('member_session')
    .select('token_hash')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  session.untold('token_hash', token_hash, hexOf(token_hash));
  return [...account.noted, ...session.noted, ...(await plantKnown(platform, mail))];
}

async function plantKnown(platform: Platform, mail: string): Promise<Planted[]> {
  const at = moment();
  const to = { channel: 'email', address: mail } as const;
  await noteKnown(platform.db, { ...platform, clock: { now: () => at } }, to);
  const { account_hash } = await platform.db
    .selectFrom('known_account')
    .select('account_hash')
    .where('seen_at', '=', at)
    .executeTakeFirstOrThrow();
  const known = new Row('known_account', { key: 'account_hash', value: account_hash });
  known.untold('account_hash', account_hash, hexOf(account_hash));
  known.moment('seen_at', at);
  return known.noted;
}
