import { sql } from 'kysely';
import { readMigrations } from '#platform/db/schema/migrations.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** The database of the site. */
export interface DatabaseHealth {
  isEmbedded: boolean;
  /** Of PostgreSQL, which is in the embedded one too. */
  version: string;
  bytes: number;
  /** How many migrations have been run, of those that this release has, and the last of them. */
  migrations: { run: number; all: number; newest: string };
}

/** The files do not change while a process runs. */
let migrationsOfRelease: string[] | undefined;

export async function readDatabase({ db, settings }: Pick<SiteContext, 'db' | 'settings'>): Promise<DatabaseHealth> {
  migrationsOfRelease ??= readMigrations().map(({ name }) => name);
  const { rows } = await sql<{ version: string; bytes: string; run: number; newest: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      count(*) filter (where name = any (${migrationsOfRelease})) as run, max(name) as newest
    from migration`.execute(db);
  const [known] = rows;
  return {
    isEmbedded: settings.DATABASE_URL === undefined,
    version: known?.version ?? '',
    bytes: Number(known?.bytes ?? 0),
    migrations: { run: known?.run ?? 0, all: migrationsOfRelease.length, newest: known?.newest ?? '' },
  };
}
