import { buildWhereNeeded, loadBuild } from './build.ts';
import { refusalOf } from './refusals.ts';

/** Runs a program of the build by its name, `node server/run.ts staff list`; builds first where no build stands that is as new as the sources. */
const [name = '', ...words] = process.argv.slice(2);
await buildWhereNeeded();
const { programs } = await loadBuild();
if (!isProgram(name)) throw new Error(`There is no program ${name}: ${Object.keys(programs).join(', ')}`);
try {
  await programs[name](words);
} catch (error) {
  console.error(refusalOf(error) ?? error);
  process.exit(1);
}

function isProgram(name: string): name is keyof typeof programs {
  return Object.hasOwn(programs, name);
}
