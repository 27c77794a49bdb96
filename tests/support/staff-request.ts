import type { Staff } from '#features/staff/index.server.ts';
import { openStaffSession } from '#features/staff/sessions/staff-session.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** A request of somebody of the staff who has logged in. @param form what they send, by names and values */
export async function staffRequest(
  site: SiteContext,
  staff: Staff,
  path: string,
  form?: [string, string][],
): Promise<Request> {
  const cookie = await staffCookie(site, staff.id);
  const headers = { Cookie: cookie };
  const url = new URL(path, 'http://localhost');
  return new Request(url, form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers });
}

/** Opens a session of somebody of the staff. @returns its cookie, as a browser sends it */
export async function staffCookie(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  staffId: number,
): Promise<string> {
  const none = new Request('http://localhost/');
  const opened = await site.db
    .transaction()
    .execute((tx) => openStaffSession(tx, site, none, { staffId, proven: true }));
  return opened.cookie.split(';', 1)[0] ?? '';
}
