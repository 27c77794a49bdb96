import { isPassword, type TooManyWrong, triedPassword } from '#features/accounts/index.server.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { SignedStaff } from '../sessions/staff-session.server.ts';

/** Whether somebody who is logged in types their password right; wrong ones are limited. */
export async function ownPassword(
  site: SiteContext,
  { staff }: Pick<SignedStaff, 'staff'>,
  password: string,
): Promise<'right' | 'missing' | 'wrong' | TooManyWrong> {
  if (!password) return 'missing';
  const tried = await triedPassword(site, `staff ${staff.id}`, async () => {
    const row = await site.db.selectFrom('staff').select('password_hash').where('id', '=', staff.id).executeTakeFirst();
    return (await isPassword(password, row?.password_hash)) ? (true as const) : undefined;
  });
  if (tried === true) return 'right';
  const who = pseudonym(site.settings, `staff ${staff.id}`);
  noteSecurity(site, 'login', { way: 'staff password again', outcome: tried?.outcome ?? 'wrong', who });
  return tried ?? 'wrong';
}
