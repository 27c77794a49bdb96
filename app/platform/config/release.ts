import { readFileSync } from 'node:fs';
import { inProject } from './in-project.ts';

let release: string | undefined;

/** The version of this program. */
export function releaseOfProject(): string {
  release ??= String(JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version);
  return release;
}
