import { isBuildCurrent, loadBuild } from './build.ts';

/** Runs a program by its name, `node server/run.ts staff list`: from the build, or from the sources where none stands that is as new. */
const [name = '', ...words] = process.argv.slice(2);
const { programs } = isBuildCurrent() ? await loadBuild() : await import('./programs.ts');
if (!isProgram(name)) throw new Error(`There is no program ${name}: ${Object.keys(programs).join(', ')}`);
await programs[name](words);

function isProgram(name: string): name is keyof typeof programs {
  return Object.hasOwn(programs, name);
}
