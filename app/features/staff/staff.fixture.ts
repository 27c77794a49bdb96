import { randomBytes } from 'node:crypto';
import { hashPassword } from '#features/accounts/index.server.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { addTotp, newTotpSecret } from './factors/one-time-password.server.ts';
import { setRoles } from './people/roles.server.ts';
import { openStaffSession } from './sessions/staff-session.server.ts';

export const password = 'avocados, copper and cocoa';

/** Somebody of the staff nobody else is, with a password, an authenticator app and a session. */
export async function someStaff(
  platform: Pick<Platform, 'db' | 'settings' | 'clock'>,
  { roles = ['editor'], proven = true }: { roles?: readonly StaffRole[]; proven?: boolean } = {},
) {
  const email = `staff-${randomBytes(6).toString('hex')}@example.org`;
  const secret = await newTotpSecret();
  const password_hash = await hashedOnce();
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('staff')
      .values({ email, name: 'Wanjiru', locale: 'en-US', password_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setRoles(tx, id, roles);
    await addTotp(tx, platform.settings, { staffId: id, name: 'Phone', secret, step: 0, now });
    const request = new Request('http://localhost/');
    const { cookie, sessionId } = await openStaffSession(tx, platform, request, { staffId: id, proven });
    return { id, email, secret, sessionId, cookie: cookie.split(';')[0] ?? '' };
  });
}

let hashed: Promise<string> | undefined;
function hashedOnce(): Promise<string> {
  hashed ??= hashPassword(password);
  return hashed;
}

/** The one-time password of a secret. @param steps before or after this one */
export async function totpNow(secret: string, steps = 0): Promise<string> {
  const { TOTP } = await import('otpauth');
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}
