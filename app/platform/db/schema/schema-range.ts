import type { Query } from '../connections.ts';
import { type Migration, readMigrations, releaseOf, stepOf } from './migrations.ts';

/** A migration that a database has had, as the release that ran it wrote it down. */
export interface Applied {
  name: string;
  /** Null for those that every release has, and those of before this was written down. */
  kind: string | null;
  release: number | null;
}

/** Whether a build can work with a database. */
export interface SchemaFit {
  fits: boolean;
  /** Which databases the build takes, or why it does not take this one. */
  says: string;
}

/** What a database has had. Read so that it does not matter whether it has the newer columns. @throws where it has no table of them */
export async function readApplied(database: { query: Query }): Promise<Applied[]> {
  const { rows } = await database.query<Applied>(
    `select name, to_jsonb(migration) ->> 'kind' as kind, (to_jsonb(migration) ->> 'release')::int as release
      from migration order by name`,
  );
  return rows;
}

/** What a newer release has done to a database that this build cannot be sure to work with: all but expanding. */
export function foreignTo(migrations: readonly Migration[], applied: readonly Applied[]): Applied[] {
  const own = new Set(migrations.map(({ name }) => name));
  return applied.filter(({ name, kind }) => !own.has(name) && kind !== 'expand');
}

/** Tells how a database and a build fit together (record 121). */
export function schemaFit(migrations: readonly Migration[], applied: readonly Applied[]): SchemaFit {
  const foreign = foreignTo(migrations, applied);
  if (foreign.length > 0) return { fits: false, says: sayForeign(migrations, foreign) };
  const done = new Set(applied.map(({ name }) => name));
  // What is still to be taken away is in nobody's way.
  const missing = migrations.filter((each) => !done.has(each.name) && stepOf(each)?.kind !== 'contract');
  if (missing.length > 0) return { fits: false, says: `the database lacks migrations (${namesOf(missing)})` };
  return { fits: true, says: `schema: ${rangeOf(migrations)}` };
}

/** The sentence for whoever runs an older build on a newer database. */
export function sayForeign(migrations: readonly Migration[], foreign: readonly Applied[]): string {
  const each = foreign.map(({ name, kind, release }) => (kind ? `${name}: ${kind}, release ${release}` : name));
  return `a newer release has changed the database beyond what this one can work with (${each.join('; ')}); it takes ${rangeOf(migrations)}`;
}

function rangeOf(migrations: readonly Migration[]): string {
  return `up to ${migrations.at(-1)?.name} of release ${releaseOf(migrations)}, and newer ones that only expand`;
}

export const namesOf = (migrations: readonly { name: string }[]): string =>
  migrations.map(({ name }) => name).join(', ');

/** How long an answer of the database holds: milliseconds. */
const checkedFor = 2000;

/**
 * Tells, again and again, whether the database is one that this build can work with. Costs nearly nothing: the files are read
 * once, the database is asked once in two seconds, however many ask.
 */
export function schemaCheck(
  database: { query: Query },
  migrations: readonly Migration[] = readMigrations(),
): () => Promise<SchemaFit> {
  let known: { until: number; answer: Promise<SchemaFit> } | undefined;
  return () => {
    if (known && known.until > performance.now()) return known.answer;
    const answer = readApplied(database).then((applied) => schemaFit(migrations, applied));
    known = { until: performance.now() + checkedFor, answer };
    answer.catch(() => {
      known = undefined;
    });
    return answer;
  };
}
