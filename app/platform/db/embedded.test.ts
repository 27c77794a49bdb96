import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { copyCluster } from '#tests/support/databases/kept-cluster.ts';
import { EmbeddedDatabaseError } from './embedded-lock.ts';
import { socketDirectoryOf, socketPort } from './embedded-server.ts';
import { openDatabase, openThroughProcess } from './open.ts';

const directories: string[] = [];

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'expo-embedded-'));
  directories.push(directory);
  return directory;
}

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** A process that opens the directory, inserts rows for ever, and prints each number once it is committed. */
function writer(directory: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'embedded-writer.fixture.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: number[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(Number(line)));
  return { child, lines };
}

test('a second process is refused and told why; the first one killed, nothing acknowledged is lost', async () => {
  const directory = newDirectory();
  await copyCluster(directory);
  const { child, lines } = writer(directory);
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(20);
  await expect(openDatabase({ DATA_DIR: directory })).rejects.toThrow(/in use by another process.*DATABASE_URL/);

  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const acknowledged = lines.length;

  const reopened = await openDatabase({ DATA_DIR: directory });
  const { rows } = await reopened.query('select count(*) as n, max(id) as last from ledger');
  await reopened.close();
  expect(Number(rows[0]?.n)).toBeGreaterThanOrEqual(acknowledged);
  expect(Number(rows[0]?.last)).toBe(Number(rows[0]?.n));
}, 60_000);

test('of what it was asked and has answered nothing is kept, and no question costs much memory', async () => {
  const directory = newDirectory();
  await copyCluster(directory);
  const reader = join(import.meta.dirname, 'embedded-reader.fixture.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-semi-space-size=4', reader, directory]);
  expect(Number(stdout)).toBeGreaterThan(50);
  // About 240; 750 where the parser is optimized. Where 120 MB of answers are kept, their thread has no room and ends.
  expect(Number(stdout)).toBeLessThan(350);
}, 120_000);

test('a directory of another PostgreSQL is refused and says what to do', async () => {
  const directory = newDirectory();
  mkdirSync(join(directory, 'database'));
  writeFileSync(join(directory, 'database/PG_VERSION'), '15\n');
  const opening = openDatabase({ DATA_DIR: directory });
  await expect(opening).rejects.toThrow(EmbeddedDatabaseError);
  await expect(opening).rejects.toThrow(/made by PostgreSQL 15; .*Move that folder away/);
});

test('clients share it: errors, transactions and disconnections of one do not hurt another', async () => {
  const directory = newDirectory();
  await copyCluster(directory);
  const owner = await openDatabase({ DATA_DIR: directory });
  const target = { host: socketDirectoryOf(directory), port: socketPort, user: 'postgres', database: 'postgres' };
  await owner.query('create table seen (id int primary key)');

  const one = new pg.Client(target);
  one.on('error', () => {});
  await one.connect();
  await one.query('begin');
  await one.query('insert into seen values (1)');
  const waiting = owner.query('select count(*) as n from seen');
  await expect(one.query('select $1::int', ['no number'])).rejects.toThrow('invalid input syntax');
  // It leaves in the middle of its failed transaction, without a word.
  one.connection.stream.destroy();
  expect(Number((await waiting).rows[0]?.n)).toBe(0);

  await expect(owner.query('select nonsense')).rejects.toThrow('nonsense');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => owner.query('select $1::int as i', [i])));
  expect(answers.map(({ rows }) => rows[0]?.i)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  await owner.close();
}, 60_000);

test('a command reaches the database through the process that runs it, also from a long path', async () => {
  const directory = join(newDirectory(), 'a'.repeat(60), 'b'.repeat(60));
  await copyCluster(directory);
  const owner = await openDatabase({ DATA_DIR: directory });
  const command = await openThroughProcess(socketDirectoryOf(directory));
  await command.query('create table made (id int)');
  await command.close();
  const { rows } = await owner.query("select to_regclass('made') is not null as there");
  expect(rows[0]?.there).toBe(true);
  await owner.close();
}, 60_000);
