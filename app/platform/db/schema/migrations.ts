import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../config/in-project.ts';

const migrationsDirectory = inProject('db/migrations');

export interface Migration {
  name: string;
  sql: string;
}

/**
 * What a migration does to those who do not know it. One that expands leaves them all that they read and write; one that
 * contracts takes away what the release before its own has ceased to use (db/README.md).
 */
export interface Step {
  kind: 'expand' | 'contract';
  /** The release that brings it. */
  release: number;
}

/** Those before this one say nothing of themselves: every release from the first has them. */
const firstDeclared = '0111';

/** The migrations of the project, in order: plain SQL, forward only. */
export function readMigrations(directory = migrationsDirectory): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, sql: readFileSync(join(directory, name), 'utf8') }));
}

/**
 * What the first line of a migration declares; undefined for those that every release has.
 * @throws Error where it declares nothing
 */
export function stepOf({ name, sql }: Migration): Step | undefined {
  if (name < firstDeclared) return undefined;
  const [, kind, release] = /^-- (expand|contract), release ([1-9]\d*)\b/.exec(sql) ?? [];
  if (kind !== 'expand' && kind !== 'contract')
    throw new Error(`${name}: expected "-- expand, release N" or "-- contract, release N" as its first line`);
  return { kind, release: Number(release) };
}

/** The release of a build, counted by its migrations: 0 while none has said one. */
export function releaseOf(migrations: readonly Migration[]): number {
  return Math.max(0, ...migrations.map((migration) => stepOf(migration)?.release ?? 0));
}
