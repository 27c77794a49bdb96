import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { listenForNotices } from '#platform/jobs/listen-for-notices.ts';
import { cuttingProxy } from '#tests/support/databases/cutting-proxy.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { isDatabaseAway } from './away.ts';
import { newDatabaseOptions, openDatabase, openDatabaseWhenThere } from './open.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

/** A database behind a network that can be broken, and what the log says of it. */
async function behindProxy() {
  const proxy = await cuttingProxy(server);
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const database = await openDatabase({ DATABASE_URL: proxy.url, DATA_DIR: '' }, log);
  return {
    ...{ proxy, database, log },
    said: () => lines.map(({ msg }) => msg),
    async [Symbol.asyncDispose]() {
      await database.close();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

/** How work failed; undefined where it did not. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test.runIf(server)('the end waits for no statement that does not end', { timeout: 20_000 }, async () => {
  const database = await openDatabase({ DATABASE_URL: server, DATA_DIR: '' });
  const mark = randomUUID();
  const asked = failure(sql`select pg_sleep(30), ${sql.lit(mark)}`.execute(database.db));
  const running = 'select from pg_stat_activity where query like $1 and pid <> pg_backend_pid()';
  await expect.poll(async () => (await database.query(running, [`%${mark}%`])).rowCount).toBe(1);
  await database.close();
  expect(isDatabaseAway(await asked)).toBe(true);
});

test.runIf(server)('a connection that breaks while it is lent ends its transaction and nothing else', async () => {
  await using site = await behindProxy();
  const { db } = site.database;
  // Between two statements of a transaction, in the middle of one, and with nobody waiting.
  const between = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    site.proxy.cut();
    await expect.poll(site.said).toHaveLength(1);
    await sql`select 2`.execute(tx);
  });
  expect(isDatabaseAway(await failure(between))).toBe(true);
  const amid = failure(sql`select pg_sleep(60)`.execute(db));
  await expect
    .poll(
      async () =>
        (
          await site.database.query(
            "select 1 from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
          )
        ).rowCount,
    )
    .toBeGreaterThan(0);
  // The one that sleeps and the one that asked about it: a look at the database that is cut off as well finds it away.
  await expect.poll(site.proxy.count).toBe(2);
  site.proxy.cut();
  expect(isDatabaseAway(await amid)).toBe(true);
  await expect.poll(async () => (await sql<{ n: number }>`select 3 as n`.execute(db)).rows[0]?.n).toBe(3);
  expect(site.database.availability.awaySince).toBeUndefined();
  expect(new Set(site.said())).toEqual(new Set(['something failed in the database, the database is there']));
});

test.runIf(server)(
  'while it refuses, everything fails at once; it is said once that it goes and once that it comes',
  async () => {
    await using site = await behindProxy();
    const { db, availability } = site.database;
    site.proxy.become('refusing');
    site.proxy.cut();
    await expect.poll(() => availability.awaySince).toBeInstanceOf(Date);
    const began = performance.now();
    for (let i = 0; i < 200; i += 1) expect(isDatabaseAway(await failure(sql`select 1`.execute(db)))).toBe(true);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(isDatabaseAway(await failure(site.database.connect()))).toBe(true);
    site.proxy.become('open');
    await expect.poll(() => availability.awaySince, { timeout: 5000 }).toBeUndefined();
    await sql`select 1`.execute(db);
    expect(site.said()).toEqual(['the database is away', 'the database is back']);
  },
);

test.runIf(server)(
  'a server that falls silent is noticed where somebody listens, and nobody waits on it for long',
  async () => {
    await using site = await behindProxy();
    const { database, log } = site;
    const heard: string[] = [];
    let lost = 0;
    const notices = listenForNotices(database, log);
    notices.hear({
      channels: ['quiet'],
      heard: (_, said) => heard.push(said),
      lost() {
        lost += 1;
      },
    });
    await expect.poll(() => heard).toEqual(['']);
    site.proxy.become('silent');
    const waiting = Array.from({ length: 30 }, () => failure(database.query('select 1')));
    await expect.poll(() => database.availability.awaySince, { timeout: 20_000 }).toBeInstanceOf(Date);
    for (const each of await Promise.all(waiting)) expect(isDatabaseAway(each)).toBe(true);
    // Whoever waits is told at once, whoever listens when the socket has closed: a moment later.
    await expect.poll(() => lost).toBe(1);
    site.proxy.become('open');
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['', '']);
    await database.query("select pg_notify('quiet', 'again')");
    await expect.poll(() => heard).toEqual(['', '', 'again']);
    expect(lost).toBe(1);
    expect(site.said()).toEqual(['the database is away', 'the database is back']);
    await notices.stop();
  },
  40_000,
);

test.runIf(server)('what the server refuses for now is away; what is wrong with a statement is not', async () => {
  await using site = await behindProxy();
  const { db, query } = site.database;
  const refused = async (code: string) =>
    failure(query(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`));
  for (const code of ['57P01', '57P02', '57P03', '53100', '53200', '53300', '25006', '08006'])
    expect(isDatabaseAway(await refused(code)), code).toBe(true);
  for (const code of ['23505', '57014', '40001', 'XX000'])
    expect(isDatabaseAway(await refused(code)), code).toBe(false);
  expect(isDatabaseAway(await failure(sql`select nonsense`.execute(db)))).toBe(false);
  const standby = db.transaction().execute(async (tx) => {
    await sql`set transaction read only`.execute(tx);
    await sql`create table written (id int)`.execute(tx);
  });
  expect(isDatabaseAway(await failure(standby))).toBe(true);
  expect(site.database.availability.awaySince).toBeUndefined();
});

test.runIf(server)('a start waits for the database, says so once, and gives up with a sentence', async () => {
  await using site = await behindProxy();
  const settings = { DATABASE_URL: site.proxy.url, DATA_DIR: '' };
  site.proxy.become('refusing');
  const late = openDatabaseWhenThere(settings, site.log, 60_000);
  await expect.poll(site.said).toEqual(['the database is away, waiting for it to start']);
  const given = failure(
    openDatabaseWhenThere({ ...settings, DATABASE_URL: 'postgres://127.0.0.1:1/expo' }, site.log, 0),
  );
  expect((await given) as Error).toMatchObject({
    name: 'DatabaseAway',
    message: expect.stringContaining('ECONNREFUSED'),
  });
  site.proxy.become('open');
  await (await late).close();
});

test('README.md makes a database as the message says', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  expect(readme).toContain(`create database expo ${newDatabaseOptions}`);
});

test.runIf(server)(
  'a database that knows no letters beyond ASCII is refused, saying how one is made',
  async () => {
    const other = await createDatabase('expo_locale', "template0 encoding 'UTF8' lc_ctype 'C' lc_collate 'C'");
    try {
      const refused = failure(openDatabase({ DATABASE_URL: other.url, DATA_DIR: '' }));
      expect((await refused) as Error).toMatchObject({ message: expect.stringContaining(newDatabaseOptions) });
    } finally {
      await dropDatabase(other.name);
    }
  },
  60_000,
);
