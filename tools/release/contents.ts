import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages, packageName, productionPackages } from './packages.ts';
import { runningSources } from './sources.ts';
import { isUnused } from './unused.ts';

/** What is read from the project while the site runs, beside its build and the sources that run. */
const beside = [
  'LICENSE',
  'with-node.mjs',
  'app/shell/headlines/faces/chinese.woff2',
  'content/demonstration/**',
  'db/migrations/*.sql',
  'deploy/**',
  // What alarms and pages of `deploy` lead to: at night there is nothing but the machine.
  'README.md',
  'docs/*.md',
  'docs/runbooks/**',
];

/** Node itself, as a package (`with-node.mjs`). */
const nodePackage = /^node_modules\/node-(?:linux|darwin|win)-/;

/** Scripts of `package.json` that run in production: they load the build. */
const running = /\bserver\/(?:start|run)\.ts\b/;

/**
 * Every file of a release but `package.json`, each by its path from the root, sorted.
 * @param root of the project, with its packages installed; @param build where the build lies, from the root
 * @param withNode whether Node itself comes along
 */
export async function releaseFiles(root: string, build: string, withNode: boolean): Promise<string[]> {
  const own = [...beside, `${build}/**`].flatMap((pattern) => filesOf(root, pattern));
  const takes = (path: string) => existsSync(join(root, path)) && (withNode || !nodePackage.test(path));
  const packages = productionPackages(lockedPackages(root), takes).flatMap((path) => packageFiles(root, path));
  return [...new Set([...own, ...(await runningSources(root)), ...packages])].sort();
}

function filesOf(root: string, pattern: string): string[] {
  const found = globSync(pattern, { cwd: root }).filter((path) => statSync(join(root, path)).isFile());
  if (found.length === 0) throw new Error(`A release needs ${pattern}, and there is nothing of it`);
  return found;
}

/** The files of one package, without those of packages within it. */
function packageFiles(root: string, path: string): string[] {
  const name = packageName(path);
  return globSync('**', { cwd: join(root, path), exclude: (file) => file === 'node_modules' })
    .filter((file) => statSync(join(root, path, file)).isFile() && !isUnused(name, file))
    .map((file) => `${path}/${file}`);
}

/** The `package.json` of a release: what it is, how it finds its modules, and the commands that run there. */
export function releaseManifest(root: string): string {
  const {
    scripts,
    devDependencies: _,
    overrides: __,
    ...rest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    devDependencies: unknown;
    overrides: unknown;
  };
  const kept = Object.fromEntries(Object.entries(scripts).filter(([, command]) => running.test(command)));
  return `${JSON.stringify({ ...rest, scripts: kept }, undefined, 2)}\n`;
}
