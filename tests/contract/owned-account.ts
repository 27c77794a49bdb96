import { addAccount } from '#features/accounts/members/find-member.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { ownAccounts } from '#features/accounts/own/own-accounts.server.ts';
import { readFilters } from '#features/negotiation/library/read-filters.server.ts';
import { saveSearch } from '#features/negotiation/searches/saved-searches.server.ts';
import { reserve } from '#features/reservations/booking/reserve.server.ts';
import { holding, withHolder } from '#features/reservations/holder/holder-cookie.server.ts';
import { makeDay, order, someone } from '#features/reservations/reservations.fixture.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { logInLately } from '#tests/support/log-in-lately.ts';
import { siteFor } from '#tests/support/site-for.ts';
import type { OwnThing } from './owned.ts';

/** A reservation is of the browser that made it. */
export async function ownReservation(platform: Platform): Promise<OwnThing> {
  const date = await makeDay(platform.db, { capacity: 5 });
  const reserved = await reserve(siteFor(platform), { order: order(date), to: someone() });
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  const headers = withHolder(new Headers(), platform, holding({ ids: [] }, reserved.id));
  return { cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '', input: { body: { id: reserved.id } } };
}

export async function ownSession(platform: Platform): Promise<OwnThing> {
  const { member, cookie } = await someMember(platform);
  const session = platform.db.selectFrom('member_session').select('id').where('member_id', '=', member.id);
  return { cookie, input: { body: await session.executeTakeFirstOrThrow() } };
}

/** The second of two phones and mails: the last one stays. */
export async function ownPhone(platform: Platform): Promise<OwnThing> {
  const { member, cookie } = await someMember(platform);
  await platform.db.transaction().execute((tx) => addAccount(tx, platform, member.id, someone()));
  await logInLately(platform, member.id);
  const [key = ''] = (await ownAccounts(siteFor(platform), member.id)).map((account) => account.key);
  return { cookie, input: { body: { key } } };
}

export async function ownSearch(platform: Platform): Promise<OwnThing> {
  const { member, cookie } = await someMember(platform);
  const filters = readFilters(new URLSearchParams('category=trade'));
  const saved = filters && (await saveSearch(platform, member.id, filters));
  return { cookie, input: { body: { key: saved?.key } } };
}
