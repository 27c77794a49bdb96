import { randomUUID } from 'node:crypto';
import { openStaffSession } from '#features/staff/sessions/staff-session.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { openThroughProcess } from '#platform/db/open.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** Somebody of the staff with a session: its cookie, as a browser keeps it. */
export interface AtWork {
  id: number;
  name: string;
  cookie: { name: string; value: string };
}

/** Does something with the database of a site that is running on the embedded one. @param directory its DATA_DIR */
export async function besideSite<Answer>(directory: string, work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const database = await openThroughProcess(socketDirectoryOf(directory));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Makes somebody of the staff who has logged in. A translator has languages. */
export async function staffAtWork(
  db: Database,
  { roles, name, languages = [] }: { roles: readonly StaffRole[]; name: string; languages?: Locale[] },
): Promise<AtWork> {
  const settings = settingsOfProcess({});
  const clock = clockWithOffset(settings.CLOCK_OFFSET);
  const { id } = await db
    .insertInto('staff')
    .values({ email: `${randomUUID()}@expo.example`, name, languages })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = roles.map((role) => ({ staff_id: id, role }));
  await db.insertInto('staff_role').values(rows).execute();
  const request = new Request('http://localhost/console/');
  const { cookie } = await db
    .transaction()
    .execute((tx) => openStaffSession(tx, { db, settings, clock }, request, { staffId: id, proven: true }));
  const [, cookieName = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  return { id, name, cookie: { name: cookieName, value } };
}
