import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { noteAct } from '#features/staff/log/note-act.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import type { Database } from '#platform/db/database.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { diskStore } from '#platform/storage/disk-store.ts';
import type { ListedStore, MediaStore } from '#platform/storage/media-store.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';

/** A database that has been migrated and nothing else, and a folder for files. */
export interface EmptyTarget {
  database: OpenDatabase;
  media: ListedStore;
  directory: string;
  /** That of PostgreSQL. */
  url: string | undefined;
  remove(): Promise<void>;
}

export async function emptyTarget(): Promise<EmptyTarget> {
  const directory = await mkdtemp(join(tmpdir(), 'expo-back-'));
  let made: { name: string; url: string } | undefined;
  if (process.env.TEST_ENGINE === 'postgres') {
    const template = inject('postgresTemplate');
    made = await createDatabase(template, template);
  } else await cp(inject('embeddedTemplate'), directory, { recursive: true });
  const database = await openDatabase({ DATA_DIR: directory, ...(made && { DATABASE_URL: made.url }) });
  return {
    database,
    media: diskStore(join(directory, 'uploads')),
    directory,
    url: made?.url,
    async remove() {
      await database.close();
      if (made) await dropDatabase(made.name);
      await rm(directory, { recursive: true });
    },
  };
}

/** Writes something of each kind that a backup has to bring back: odd values, gaps in ids, sealed and hashed data, a log. */
export async function writeSome(platform: Platform): Promise<void> {
  const { db, settings } = platform;
  for (let i = 0; i < 3; i += 1) await someMember(platform);
  await someMember(platform).then(({ member }) => db.deleteFrom('member').where('id', '=', member.id).execute());
  const staff = await somePerson(db, ['admin', 'editor']);
  for (const act of ['a.one', 'a.two']) {
    const noted = { staff, act, about: 'thing 1', before: { text: 'a "quoted"\nline \\ 中文', nothing: null } };
    await db.transaction().execute((tx) => noteAct(tx, noted, new Date('2026-11-27T01:02:03.456Z')));
  }
  const drafts = Array.from({ length: 450 }, (_, i) => ({
    id: `draft-${i}`,
    sealed: sealPersonal(settings, 'reservation draft', `typed ${i}`),
    expires_at: new Date(Date.now() + 86_400_000),
  }));
  await db.insertInto('reservation_draft').values(drafts).execute();
  // What a driver, or JSON, would not bring back as it was.
  await sql`
    insert into list_name (list, key, locale, texts)
    values ('odd', 'nothing', 'en-US', 'null'), ('odd', 'deep', 'en-US', '{"a": [1.10, null, "中"], "b": ""}')`.execute(
    db,
  );
}

/** Files: one of none, one that comes in parts. */
export async function writeFiles(media: MediaStore): Promise<void> {
  for (let i = 0; i < 12; i += 1) await media.write(`pictures/${i}.webp`, Buffer.alloc(1000 * i, `picture ${i}`));
  await media.write('videos/long.webm', Buffer.alloc(9_000_000, 'woven by hand'));
}

/** What stands in each table, as one hash, and how far its counters are. */
export async function contentsOf(db: Database): Promise<Record<string, string>> {
  const names = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db,
  );
  const found: Record<string, string> = {};
  await db.transaction().execute(async (tx) => {
    await sql`set local timezone = 'UTC'`.execute(tx);
    for (const { name } of names.rows.filter((each) => each.name !== 'migration')) {
      const { rows } = await sql<{ count: number; hash: string }>`
        select count(*) as count, md5(coalesce(string_agg(t::text, E'\n' order by t::text collate "C"), '')) as hash
        from ${sql.table(name)} as t`.execute(tx);
      found[name] = `${rows[0]?.count} ${rows[0]?.hash}`;
    }
    const { rows } = await sql<{ name: string; last: string }>`
      select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`.execute(
      tx,
    );
    for (const { name, last } of rows) found[`next of ${name}`] = last;
  });
  return found;
}

/** Whether no table has rows but those that migrations write. */
export async function hasNoRows(db: Database): Promise<boolean> {
  const found = Object.entries(await contentsOf(db));
  return found.every(([name, value]) => name === 'language' || name.startsWith('next of') || value.startsWith('0 '));
}
