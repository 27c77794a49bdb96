import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readMigrations } from '#platform/db/schema/migrations.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { type EmptyTarget, emptyTarget, hasNoRows, writeFiles, writeSome } from './backup.fixture.ts';
import { makeBackup } from './make-backup.ts';
import { type Manifest, manifestKey, sealManifest } from './manifest.ts';
import { placeOf, placeOfNamed } from './place.ts';
import { type Restoring, restoreBackup } from './restore-backup.ts';

// A database is made, migrated and filled, several times.
vi.setConfig({ testTimeout: 240_000 });

const platform = emptyPlatform();
let whole: string;
let copies: string;
let name: string;
let target: EmptyTarget;
/** As the backup has it. */
let oneMember: string;
const members = 'tables/member.jsonl.gz';

beforeAll(async () => {
  copies = await mkdtemp(join(tmpdir(), 'expo-damaged-'));
  whole = join(copies, 'whole');
  await writeSome(platform());
  await writeFiles(platform().media);
  const settings = platform().settings;
  const place = placeOf({ BACKUP_URL: `file://${whole}`, DATA_DIR: copies });
  const media = openMediaStore(settings);
  ({ name } = await makeBackup({ database: platform.database(), media, settings, place, now: new Date() }));
  const table = gunzipSync(await readFile(join(whole, name, members))).toString();
  oneMember = table.split('\n')[0] ?? '';
  target = await emptyTarget();
});
afterAll(async () => {
  await target.remove();
  await rm(copies, { recursive: true });
});

/** What is done to a backup, or how else it is restored than it should be. */
type Damage = (at: (key: string) => string) => Promise<Partial<Restoring> | undefined> | Partial<Restoring>;

async function flip(file: string): Promise<undefined> {
  const bytes = await readFile(file);
  const place = Math.floor(bytes.length / 2);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Changes what the manifest says, with all hashes made anew by whoever has the keys. */
async function resealed(at: (key: string) => string, change: (manifest: Manifest) => void) {
  const { manifest } = JSON.parse(await readFile(at(manifestKey), 'utf8'));
  change(manifest);
  await writeFile(at(manifestKey), sealManifest(platform().settings, manifest));
  return undefined;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const otherKey = (id = '') => [{ id, key: createSecretKey(randomBytes(32)) }];
const entryOf = (manifest: Manifest) => {
  const entry = manifest.tables.find(({ key }) => key === members);
  if (!entry) throw new Error('There are no members');
  return entry;
};

/** Puts other lines into the file of members, and says so everywhere. */
async function otherRows(at: (key: string) => string, lines: string[], rows: number): Promise<undefined> {
  const bytes = gzipSync(lines.map((line) => `${line}\n`).join(''));
  await writeFile(at(members), bytes);
  return resealed(at, (manifest) =>
    Object.assign(entryOf(manifest), { bytes: bytes.length, sha256: sha256(bytes), rows }),
  );
}

const damages: [string, RegExp, Damage][] = [
  ['a bit of a table', /^tables\/member\.jsonl\.gz was changed/, (at) => flip(at(members))],
  ['a bit of a picture', /^media\/pictures\/3\.webp was changed/, (at) => flip(at('media/pictures/3.webp'))],
  ['a bit of the manifest', /^Its manifest is damaged/, (at) => flip(at(manifestKey))],
  [
    'a table that was cut',
    /^tables\/reservation_draft\.jsonl\.gz has 500 bytes, not \d+/,
    (at) => truncate(at('tables/reservation_draft.jsonl.gz'), 500).then(() => undefined),
  ],
  ['a manifest that was cut', /^Its manifest is damaged/, (at) => truncate(at(manifestKey), 500).then(() => undefined)],
  ['no manifest', /^It has no manifest: .*broken off/, (at) => rm(at(manifestKey)).then(() => undefined)],
  [
    'a picture missing',
    /^media\/pictures\/5\.webp is missing/,
    (at) => rm(at('media/pictures/5.webp')).then(() => undefined),
  ],
  [
    'a table missing',
    /^tables\/staff_act\.jsonl\.gz is missing/,
    (at) => rm(at('tables/staff_act.jsonl.gz')).then(() => undefined),
  ],
  [
    'a file too many',
    /^media\/pictures\/strange\.webp is not of this backup/,
    (at) => writeFile(at('media/pictures/strange.webp'), 'x').then(() => undefined),
  ],
  [
    'a manifest that somebody without the keys has written',
    /^Its manifest was changed by somebody who does not have the keys/,
    async (at) => {
      const given = JSON.parse(await readFile(at(manifestKey), 'utf8'));
      entryOf(given.manifest).rows -= 1;
      await writeFile(at(manifestKey), JSON.stringify({ ...given, sha256: sha256(JSON.stringify(given.manifest)) }));
      return undefined;
    },
  ],
  ['rows that are not as many', /holds 1 rows, not 3/, (at) => otherRows(at, [oneMember], 3)],
  ['a row that is none', /invalid input syntax for type json/, (at) => otherRows(at, ['{"id": nothing'], 1)],
  ['rows that others refer to and that are not there', /violates foreign key constraint/, (at) => otherRows(at, [], 0)],
  [
    'a newer program',
    /^It was made by a newer program \(\d+\.\d+\.\d+\): this one lacks 0111-backups\.sql/,
    () => ({ migrations: readMigrations().filter((migration) => migration.name !== '0111-backups.sql') }),
  ],
  [
    'a newer form',
    /^It is of form 2, newer than this program/,
    (at) => resealed(at, (manifest) => Object.assign(manifest, { form: 2 })),
  ],
  [
    'another key under the same id',
    /^There is another PII_KEY than the backup’s under the id \S+: \d+ sealed values could not be opened/,
    () => ({ settings: { ...platform().settings, PII_KEY: otherKey(platform().settings.PII_KEY?.[0]?.id) } }),
  ],
  [
    'a key missing',
    /^There is no LOOKUP_KEY under the id \S+: \d+ hashes would find nobody/,
    () => ({ settings: { ...platform().settings, LOOKUP_KEY: otherKey('fresh') } }),
  ],
  [
    'tables that its migrations do not make',
    /^Its tables are not those of its migrations: members/,
    (at) => resealed(at, (manifest) => Object.assign(entryOf(manifest), { table: 'members' })),
  ],
  [
    'a database that is further',
    /^The database is further than the backup \(0111-backups\.sql\)/,
    (at) =>
      resealed(at, (manifest) => {
        manifest.migrations = manifest.migrations.filter((each) => each !== '0111-backups.sql');
      }),
  ],
  [
    'a newer migration that fails',
    /^Migration 9999-wrong\.sql failed/,
    () => ({
      migrations: [...readMigrations(), { name: '9999-wrong.sql', sql: '-- expand, release 99\nselect 1 / 0' }],
    }),
  ],
  [
    'a ledger of erasures that was cut',
    /^Line 1 of ledger\/erasures\.jsonl is damaged/,
    (at) => writeFile(at('../ledger/erasures.jsonl'), '{"subject":"ab').then(() => undefined),
  ],
];

test.each(damages)('%s: refused, and the database and the files stay empty', async (what, reason, damage) => {
  const copy = join(copies, what.replace(/\W/g, '-'));
  await cp(whole, copy, { recursive: true });
  const { settings, log } = platform();
  const restoring = { ...target, settings, log, ...(await damage((key) => join(copy, name, key))) };
  const { place } = placeOfNamed(settings, join(copy, name));
  await expect(restoreBackup(restoring, place, name)).rejects.toThrow(reason);
  expect(await hasNoRows(target.database.db)).toBe(true);
  expect(await target.media.keys()).toEqual([]);
  await rm(copy, { recursive: true });
});

test('where no backup can be kept, the folder and the setting are named', async () => {
  const { settings } = platform();
  const file = join(copies, 'a-file');
  await writeFile(file, '');
  const place = placeOf({ BACKUP_URL: `file://${file}/backups`, DATA_DIR: copies });
  const backed = { database: platform.database(), media: openMediaStore(settings), settings, place, now: new Date() };
  await expect(makeBackup(backed)).rejects.toMatchObject({
    name: 'BackupError',
    message: expect.stringMatching(
      /^Backups cannot be read or written in \S*a-file\/backups\S*: ENOTDIR\. Their place is BACKUP_URL/,
    ),
  });
});
