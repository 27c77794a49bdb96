import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { inProject } from '#platform/config/in-project.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';
import { readMigrations } from '#platform/db/schema/migrations.ts';
import { mayMakeCluster, ownCluster } from '#tests/support/databases/own-cluster.ts';
import { mayPool, ownPooler } from '#tests/support/databases/own-pooler.ts';
import { connectTo } from '#tests/support/databases/postgres-server.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { editorCalls } from '#tests/support/sites/editor-calls.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

const pooled = mayPool ? 'behind pgbouncer in transaction mode' : '(pgbouncer is missing: without a pooler)';
const cleaning: (() => unknown)[] = [];
let directory: string;
/** The same database for its owner, for the site past the pooler, and for the site. */
let urls: { superuser: string; owner: string; direct: string; site: string };
let site: SiteProcess;
let own: string[];

const as = (role: string, url: string) => url.replace('//postgres@', `//${role}@`);

async function inSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectTo(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  if (!mayMakeCluster) return;
  directory = mkdtempSync(join(tmpdir(), 'expo-roles-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const cluster = await ownCluster();
  cleaning.push(() => cluster.remove());
  const roles = readFileSync(inProject('deploy/roles.sql'), 'utf8');
  await inSession(cluster.url, (client) => client.query(roles));
  const owner = as('expo_owner', cluster.url);
  await fillPostgres(owner, directory);
  await inSession(cluster.url, (client) => client.query(roles));
  const pooler = mayPool ? await ownPooler(cluster.url, ['expo_site']) : undefined;
  cleaning.push(() => pooler?.[Symbol.asyncDispose]());
  const direct = as('expo_site', cluster.url);
  urls = { superuser: cluster.url, owner, direct, site: pooler?.url ?? direct };
  const port = await portsInARow(2);
  own = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  site = await startSite({
    ...playedSecrets,
    ...{ DATABASE_URL: urls.site, DATABASE_DIRECT_URL: direct, DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' },
    ...{ PROCESSES: '2', METRICS_PORT: String(port) },
  });
  cleaning.push(() => site.stop());
}, 300_000);
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

test.runIf(mayMakeCluster)(`two processes of a role without rights serve and write ${pooled}`, async () => {
  expect((await fetch(`${site.url}/en-US/`)).status).toBe(200);
  const database = await openDatabase({ DATABASE_URL: urls.superuser, DATA_DIR: directory });
  try {
    const [date = ''] = await openDays(database, [1000]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(site.url, playedRequest(date, 2))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await database.query('select sold from reservation_day where date = $1', [date]);
    expect(rows).toEqual([{ sold: 40 }]);
    // Notices come past the pooler, and the log takes its rows.
    const token = await addStaff(database.db, { email: 'editor@expo.example', roles: ['editor', 'admin'] });
    const words = `今日闭馆${Date.now()}`;
    const page = async (at: string) => (await fetch(`${at}/`)).text();
    for (const at of own) expect(await page(at)).not.toContain(words);
    const written = async () => Number((await database.query('select count(*) as n from staff_act')).rows[0]?.n);
    const before = await written();
    await editorCalls(token).publish(own[0] ?? '', 'site-notice', {
      ...{ shared: { isUrgent: true, link: '' }, text: { words } },
    });
    expect(await written()).toBeGreaterThan(before);
    await expect
      .poll(async () => (await Promise.all(own.map(page))).every((text) => text.includes(words)), { timeout: 2000 })
      .toBe(true);
  } finally {
    await database.close();
  }
});

test.runIf(mayMakeCluster)(
  'its role changes neither the schema nor what the log says, nor what has been migrated',
  async () => {
    await inSession(urls.direct, async (client) => {
      for (const statement of [
        'drop table staff_act',
        'alter table article add column planted int',
        'create table planted (id int)',
        'truncate reservation cascade',
        'alter table staff_act disable trigger staff_act_stays',
        "update staff_act set who = 'nobody'",
        'delete from staff_act',
        'truncate staff_act',
        "insert into migration (name) values ('9999-planted.sql')",
        'delete from migration',
      ])
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      // What it is refused, it is refused for want of the right: the rows are there, and to be read.
      expect((await client.query('select from staff_act limit 1')).rowCount).toBe(1);
    });
  },
);

test.runIf(mayMakeCluster)(
  'started with the right schema it migrates nothing; where it would have to, it says so',
  async () => {
    const database = await openDatabase({
      ...{ DATABASE_URL: urls.site, DATABASE_DIRECT_URL: urls.direct, DATA_DIR: directory },
    });
    try {
      expect(await migrate(database)).toEqual([]);
      const planted = { name: '9000-planted.sql', sql: '-- expand, release 99\ncreate table planted (id int)' };
      const migrations = [...readMigrations(), planted];
      const refused = migrate(database, { migrations });
      await expect(refused).rejects.toMatchObject({ name: 'MigrationError' });
      await expect(refused).rejects.toThrow(/9000-planted\.sql.*expo_site may not.*npm run db:migrate/);
      const owner = await openDatabase({ DATABASE_URL: urls.owner, DATA_DIR: directory });
      expect(await migrate(owner, { migrations })).toEqual([planted.name]);
      await owner.close();
      // What the owner makes later, the site may use at once.
      await inSession(urls.direct, (client) => client.query('insert into planted values (1)'));
    } finally {
      await database.close();
    }
  },
);

test.runIf(mayMakeCluster)('a command whose role may not do what it asks says so, without a stack', async () => {
  await inSession(urls.superuser, (client) => client.query('create role expo_stranger login'));
  const asked = promisify(execFile)(process.execPath, ['with-node.mjs', 'server/run.ts', 'search', 'rebuild'], {
    cwd: inProject('.'),
    env: {
      ...{ ...process.env, ...playedSecrets, DEMO: 'on' },
      ...{ DATABASE_URL: as('expo_stranger', urls.superuser), DATA_DIR: directory },
    },
  });
  const said = 'The database does not let the role of DATABASE_URL do this: permission denied for table';
  await expect(asked).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(said) });
  await expect(asked).rejects.toMatchObject({ stderr: expect.not.stringMatching(/^ +at /m) });
});
