import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backupAges } from '#platform/backup/backup-ages.ts';
import { openDatabase } from '#platform/db/open.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { type EmptyTarget, emptyTarget, writeFiles, writeSome } from './backup.fixture.ts';
import { BackupError } from './backup-error.ts';
import { drillBackup } from './drill.ts';
import { makeBackup } from './make-backup.ts';
import { nameOfBackup, placeOf } from './place.ts';

// A database is made, migrated and filled, several times.
vi.setConfig({ testTimeout: 240_000 });

const platform = emptyPlatform();
const log = pino({ level: 'silent' });
const now = new Date('2026-11-27T02:00:00Z');
let directory: string;
let target: EmptyTarget | undefined;

beforeAll(async () => {
  await writeSome(platform());
  await writeFiles(platform().media);
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'expo-drill-'));
  await platform().db.deleteFrom('backup_evidence').execute();
});
afterEach(async () => {
  await target?.remove();
  target = undefined;
  await rm(directory, { recursive: true });
});
afterAll(async () => {
  const left = (await readdir(platform().settings.DATA_DIR)).filter((name) => /^(drill|backup)-/.test(name));
  expect(left).toEqual([]);
});

/** The settings of the site whose database the tests have, which is not in its DATA_DIR. */
function siteSettings() {
  const url = process.env.TEST_ENGINE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined;
  return { ...platform().settings, DATABASE_URL: url, BACKUP_URL: `file://${directory}` };
}

async function backedUp() {
  const settings = siteSettings();
  const place = placeOf(settings);
  const database = platform.database();
  const { name } = await makeBackup({ database, media: openMediaStore(settings), settings, place, now });
  const drill = (more = {}) => drillBackup({ database, settings: { ...settings, ...more }, place, log, now });
  return { name, drill };
}

const evidence = () =>
  platform()
    .db.selectFrom('backup_evidence')
    .select(['kind', 'name', 'ok', 'counts', 'problem'])
    .orderBy('id')
    .execute();

async function databasesLeft(): Promise<string[]> {
  const { rows } = await sql<{ datname: string }>`
    select datname from pg_database where datname like 'drill\\_%'`.execute(platform().db);
  return rows.map(({ datname }) => datname);
}

/** Under `npm run prove`: each makes a database, migrates it and fills it. */
const onPostgres = test.runIf(process.env.PROVE && process.env.TEST_ENGINE === 'postgres');

/** A role that may make databases and no more, as the site's is, and connections as it. */
async function lesserRole() {
  const role = `expo_drill_${randomBytes(4).toString('hex')}`;
  await platform.database().query(`create role ${role} login createdb password 'lesser'`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.username = role;
  url.password = 'lesser';
  const database = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' });
  return {
    ...{ url: url.href, database },
    async [Symbol.asyncDispose]() {
      await database.close();
      await platform.database().query(`drop role ${role}`);
    },
  };
}

async function connectedTo(database: string): Promise<pg.Client> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

test('a backup that comes back is proven so, in the database and beside the backup; the place it came back to is gone', async () => {
  const { name, drill } = await backedUp();
  await drill();
  const counts = { tables: expect.any(Number), rows: expect.any(Number), files: 13, bytes: expect.any(Number) };
  expect(await evidence()).toEqual([
    { kind: 'backup', name, ok: true, counts, problem: null },
    { kind: 'drill', name, ok: true, counts, problem: null },
  ]);
  const beside = JSON.parse(await readFile(join(directory, `evidence/${name}.drill.json`), 'utf8'));
  expect(beside).toMatchObject({ kind: 'drill', name, ok: true, at: now.toISOString(), counts });
  expect(await databasesLeft()).toEqual([]);
});

test('where the role may make no database, the operator is told in a sentence what it needs', async () => {
  const { name } = await backedUp();
  const settings = { ...siteSettings(), DATABASE_URL: 'postgres://expo@127.0.0.1/expo' };
  const refused = Object.assign(new Error('permission denied to create database'), { code: '42501' });
  const database = { ...platform.database(), query: () => Promise.reject(refused) };
  const drill = drillBackup({ database, settings, place: placeOf(settings), log, now });
  await expect(drill).rejects.toThrow(BackupError);
  expect((await evidence()).at(-1)).toMatchObject({
    kind: 'drill',
    name,
    ok: false,
    problem: expect.stringContaining('CREATEDB, or name an empty database in DRILL_DATABASE_URL'),
  });
});

onPostgres('behind a pooler, which knows the database of the site alone, it comes back past it', async () => {
  const { name, drill } = await backedUp();
  const pooler = new URL(process.env.TEST_DATABASE_URL ?? '');
  // Nobody listens there.
  pooler.port = '9';
  await drill({ DATABASE_URL: pooler.href, DATABASE_DIRECT_URL: process.env.TEST_DATABASE_URL });
  expect((await evidence()).at(-1)).toMatchObject({ kind: 'drill', name, ok: true });
});

onPostgres(
  'who is in the database of a drill that has gone well, as PostgreSQL is while it tidies, takes nothing from it',
  async () => {
    const { name } = await backedUp();
    await using lesser = await lesserRole();
    const inside: pg.Client[] = [];
    /** As PostgreSQL's own worker is there, whom this role may not end: while it is dropped for the first time. */
    async function query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      const [, dropped] = /^drop database if exists (\S+)/.exec(text) ?? [];
      if (!dropped || inside.length > 0) return lesser.database.query<Row>(text, values);
      const other = await connectedTo(dropped);
      inside.push(other);
      return lesser.database.query<Row>(text, values).finally(() => other.end());
    }
    const database = { ...platform.database(), query };
    const settings = { ...siteSettings(), DATABASE_URL: lesser.url };
    await drillBackup({ database, settings, place: placeOf(settings), log, now });
    expect(inside).toHaveLength(1);
    expect((await evidence()).at(-1)).toMatchObject({ kind: 'drill', name, ok: true });
    expect(await databasesLeft()).toEqual([]);
  },
);

onPostgres(
  'what a drill that was killed has left is dropped by the next; what another one has just made is not',
  async () => {
    const { drill } = await backedUp();
    const made = (hoursAgo: number) =>
      `drill_${nameOfBackup(new Date(Date.now() - hoursAgo * 3_600_000)).toLowerCase()}_0a1b2c`;
    const [old, fresh] = [made(25), made(1)];
    for (const each of [old, fresh]) await platform.database().query(`create database ${each}`);
    await drill();
    const left = await databasesLeft();
    await platform.database().query(`drop database ${fresh}`);
    expect(left).toEqual([fresh]);
  },
);

test('a backup that does not come back is noted with its reason, and what was proven before stays proven', async () => {
  const { name, drill } = await backedUp();
  await drill();
  await writeFile(join(directory, name, 'tables/staff_act.jsonl.gz'), 'x');
  await expect(drill()).rejects.toThrow(/^tables\/staff_act\.jsonl\.gz has 1 bytes/);
  expect((await evidence()).at(-1)).toMatchObject({
    kind: 'drill',
    ok: false,
    problem: expect.stringContaining('staff_act'),
  });
  const at = (hours: number) => backupAges(platform().db, new Date(now.getTime() + hours * 3_600_000));
  expect((await at(26)).backup).toEqual({ at: now.toISOString(), seconds: 93_600, state: 'well', problem: undefined });
  expect((await at(27)).backup.state).toBe('late');
  expect((await at(53)).backup.state).toBe('missed');
  expect((await at(35 * 24)).drill.state).toBe('well');
  expect((await at(36 * 24)).drill.state).toBe('late');
  expect((await at(71 * 24)).drill.state).toBe('missed');
});

test('where none was made, that is said', async () => {
  const settings = siteSettings();
  const database = platform.database();
  await expect(drillBackup({ database, settings, place: placeOf(settings), log, now })).rejects.toThrow(
    'There is no finished backup.',
  );
  const never = { at: undefined, seconds: undefined, state: 'missed', problem: undefined };
  expect(await backupAges(platform().db, now)).toEqual({ backup: never, drill: never });
});

onPostgres('a database that is given for it is left empty, and one that is not empty is left alone', async () => {
  const { drill } = await backedUp();
  target = await emptyTarget();
  const given = { DRILL_DATABASE_URL: target.url };
  await expect(drill(given)).rejects.toThrow('The database of DRILL_DATABASE_URL is not empty.');
  await target.database.query('drop schema public cascade');
  await target.database.query('create schema public');
  await drill(given);
  const { rows } = await target.database.query("select 1 from pg_class where relnamespace = 'public'::regnamespace");
  expect(rows).toEqual([]);
});
