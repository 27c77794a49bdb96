import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a lock file says of a package. */
interface Locked {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The packages of a lock file, each by the folder where it is installed, from the root of the project. */
type Packages = Record<string, Locked>;

/** @param root of the project */
export function lockedPackages(root: string): Packages {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * The packages that the site needs to run. Fewer than `npm ci --omit=dev` installs: what another one only may use (an
 * optional peer, such as a compiler) is nobody's need.
 * @param takes whether one that is locked is taken, by its folder; without it, those of all systems are
 * @returns their folders from the root (`node_modules/pg`), sorted
 * @throws Error where one that is needed is not taken
 */
export function productionPackages(packages: Packages, takes: (path: string) => boolean = () => true): string[] {
  const found = new Set<string>();
  const waiting = [''];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const { name, needed } of askedBy(packages[from])) {
      const path = placeOf(name, from, packages);
      const isTaken = path !== undefined && takes(path);
      if (!isTaken && needed) throw new Error(`${name}, which ${from || 'the site'} needs, is not installed`);
      if (!isTaken || found.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  }
  return [...found].sort();
}

/** What a package is called that is installed in a folder. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** What a package asks for: what it cannot do without, and what it takes where this system has it. */
function askedBy(locked: Locked | undefined): { name: string; needed: boolean }[] {
  const {
    dependencies,
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta,
  }: Partial<Locked> = locked ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = new Set([...Object.keys(dependencies ?? {}), ...peers, ...Object.keys(optionalDependencies)]);
  return [...names].map((name) => ({ name, needed: !Object.hasOwn(optionalDependencies, name) }));
}

/** Where Node finds a package that another one asks for: the nearest `node_modules` upwards. */
function placeOf(name: string, from: string, packages: Packages): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}
