import { randomBytes } from 'node:crypto';
import type { Platform } from '#platform/http/site-context.ts';
import { openSession } from '../sessions/member-session.server.ts';
import { findOrMakeMember, membersById, type NewMember } from './find-member.server.ts';
import type { Member } from './members.ts';

/** A member nobody else is, with a session. `cookie` is the header of their requests. */
export async function someMember(
  platform: Pick<Platform, 'db' | 'settings' | 'clock'>,
  about: Partial<NewMember> = {},
): Promise<{ member: Member; cookie: string; mail: string }> {
  const mail = `member-${randomBytes(6).toString('hex')}@example.org`;
  return platform.db.transaction().execute(async (tx) => {
    const fresh = { to: { channel: 'email', address: mail }, locale: 'en-US', name: 'Mwila Banda', ...about } as const;
    const { id } = await findOrMakeMember(tx, platform, fresh);
    const opened = await openSession(tx, platform, new Request('http://localhost/'), id);
    const member = (await membersById(tx, [id])).get(id);
    if (!member) throw new Error('The member was not made');
    return { member, cookie: opened.cookie.split(';')[0] ?? '', mail };
  });
}
