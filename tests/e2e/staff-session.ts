import { createHash, randomBytes } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import pg from 'pg';
import { socketDirectoryOf, socketPort } from '#platform/db/embedded-server.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { dataOfSite } from './this-run.ts';

/** Has a browser work as somebody of the staff: their session is opened in the database, the login is tested where it is. */
export async function workAs(page: Page, ...roles: StaffRole[]): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await inDatabase(async (client) => {
    const name = `Wanjiru ${randomBytes(3).toString('hex')}`;
    const added = await client.query('insert into staff (email, name) values ($1, $2) returning id', [
      `${name.replace(' ', '-').toLowerCase()}@expo.example`,
      name,
    ]);
    const { id } = added.rows[0] as { id: number };
    for (const role of roles) await client.query('insert into staff_role (staff_id, role) values ($1, $2)', [id, role]);
    await client.query(
      `insert into staff_session (token_hash, id, staff_id, device, created_at, seen_at, ends_at)
       values ($1, $2, $3, 'test', now(), now(), now() + interval '8 hours')`,
      [createHash('sha256').update(token).digest(), randomBytes(16).toString('base64url'), id],
    );
  });
  const { origin } = new URL(page.url() === 'about:blank' ? await originOf(page) : page.url());
  await page.context().addCookies([{ name: 'staff', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}

/** A site that some tests have for themselves. */
export interface OwnSite {
  url: string;
  /** Its DATA_DIR. */
  directory: string;
}

interface Somebody extends Pick<BrowserContextOptions, 'javaScriptEnabled'> {
  roles: readonly StaffRole[];
  name?: string;
}

/** A browser of somebody of the staff of such a site; without roles, of a visitor. */
export async function openAt(
  browser: Browser,
  { url, directory }: OwnSite,
  { roles, name = 'Wanjiru Kamau', ...options }: Somebody,
): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: url });
  if (roles.length > 0) {
    const { cookie } = await besideSite(directory, (db) => staffAtWork(db, { roles, name }));
    await context.addCookies([{ ...cookie, url }]);
  }
  return context.newPage();
}

/** The site that this run tests. */
async function originOf(page: Page): Promise<string> {
  return (await page.request.get('/readyz')).url();
}

/** Does something in the database of the site of this run, while that runs. */
async function inDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const host = socketDirectoryOf(dataOfSite('embedded'));
  const client = new pg.Client({ host, port: socketPort, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
