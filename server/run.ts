import { buildWhereNeeded, loadBuild } from './build.ts';

/** Runs a program of the build by its name, `node server/run.ts staff list`; builds first where no build stands that is as new as the sources. */
const [name = '', ...words] = process.argv.slice(2);
await buildWhereNeeded();
const { programs } = await loadBuild();
if (!isProgram(name)) throw new Error(`There is no program ${name}: ${Object.keys(programs).join(', ')}`);
await programs[name](words);

function isProgram(name: string): name is keyof typeof programs {
  return Object.hasOwn(programs, name);
}
