import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { type OpenDatabase, openDatabase, openThroughProcess } from '#platform/db/open.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillDirectory, fillPostgres } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { auditDays, openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { startSite } from '#tests/support/sites/site-process.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const rounds = process.env.PROVE ? 5 : 1;
const clients = process.env.PROVE ? 12 : 4;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

function temporary(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `expo-${name}-`));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  return directory;
}

/** A command as an operator runs it. @returns what it printed */
async function command(name: 'backup' | 'restore' | 'drill', env: Record<string, string>, ...args: string[]) {
  const all = { PATH: process.env.PATH, BUILD_DIR: process.env.BUILD_DIR, ...env };
  const { stdout } = await run(process.execPath, ['with-node.mjs', 'server/run.ts', name, ...args], {
    cwd: root,
    env: all,
  });
  return stdout.trim();
}

interface Proof {
  env: Record<string, string>;
  open(): Promise<OpenDatabase>;
  /** The settings of an empty place for the site. */
  emptyPlace(): Promise<Record<string, string>>;
}

async function prove({ env, open, emptyPlace }: Proof): Promise<void> {
  const all = { ...playedSecrets, ...env, DEMO: 'on', RATE_LIMITS: 'off' };
  const site = await startSite(all);
  cleaning.push(() => site.stop());
  const database = await open();
  cleaning.push(() => database.close());
  const dates = await openDays(database, [100_000, 100_000]);
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = new Set<string>();
    const stop = new AbortController();
    let longest = 0;
    const client = async (n: number) => {
      for (let i = n; !stop.signal.aborted; i += 1) {
        const began = performance.now();
        const { status, data } = await send(site.url, playedRequest(dates[i % dates.length] ?? '', 1 + (i % 5)));
        expect(status).toBe(200);
        longest = Math.max(longest, performance.now() - began);
        acknowledged.add(data?.id ?? '');
      }
    };
    const playing = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(5);
    const before = new Set(acknowledged);
    const said = await command('backup', all);
    const during = new Set(acknowledged);
    stop.abort();
    await playing;
    const [, name = ''] =
      /^(\d{8}T\d{6}Z): tables \d+, rows \d+, files \d+, bytes \d+; read again whole\.$/m.exec(said) ?? [];
    expect(name, said).not.toBe('');
    // Others wrote while it was made, and nobody was refused.
    expect(during.size).toBeGreaterThan(before.size);
    console.log(`While the backup was made the longest request took ${Math.round(longest)} ms.`);

    const place = await emptyPlace();
    expect(await command('restore', { ...all, ...place }, join(env.DATA_DIR ?? '', 'backups', name))).toContain(
      ' is back: ',
    );
    const { DATA_DIR = '', DATABASE_URL } = place;
    const restored = await openDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) });
    try {
      const { rows } = await restored.query<{ id: string }>('select id from reservation');
      const there = new Set(rows.map(({ id }) => id));
      expect([...before].filter((id) => !there.has(id))).toEqual([]);
      for (const day of await auditDays(restored, dates)) {
        expect(day).toMatchObject({ sold: day.visitors, held: 0, partial: 0, twice: 0 });
      }
      expect((await auditDays(restored, dates)).reduce((sum, { sold }) => sum + sold, 0)).toBeGreaterThan(0);
    } finally {
      await restored.close();
    }
    const full = run(process.execPath, ['with-node.mjs', 'server/run.ts', 'restore', name], {
      cwd: root,
      env: { PATH: process.env.PATH, BUILD_DIR: process.env.BUILD_DIR, ...all },
    });
    await expect(full).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('The database is not empty') });
    expect(await command('drill', all)).toMatch(new RegExp(`^${name} comes back as it was: `, 'm'));
    const { rows } = await database.query<{ kind: string; ok: boolean }>(
      'select kind, ok from backup_evidence where name = $1 order by id',
      [name],
    );
    expect(rows).toEqual([
      { kind: 'backup', ok: true },
      { kind: 'drill', ok: true },
    ]);
  }
}

test('embedded: a backup made while visitors reserve comes back whole, and a drill proves it beside the running site', async () => {
  const directory = temporary('backup');
  await fillDirectory(directory);
  await prove({
    env: { DATA_DIR: directory },
    open: () => openThroughProcess(socketDirectoryOf(directory)),
    emptyPlace: async () => ({ DATA_DIR: temporary('restored') }),
  });
}, 600_000);

// In `npm run prove` alone: the commands are the same.
test.runIf(process.env.TEST_DATABASE_URL && process.env.PROVE)(
  'PostgreSQL: a backup made while visitors reserve comes back whole, and a drill proves it beside the running site',
  async () => {
    const directory = temporary('backup');
    const made = async (name: string) => {
      const { name: database, url } = await createDatabase(name);
      cleaning.push(() => dropDatabase(database));
      return url;
    };
    const url = await made('expo_backup');
    await fillPostgres(url, directory);
    const env = { DATA_DIR: directory, DATABASE_URL: url };
    await prove({
      env,
      open: () => openDatabase(env),
      emptyPlace: async () => ({ DATA_DIR: temporary('restored'), DATABASE_URL: await made('expo_restored') }),
    });
  },
  600_000,
);
