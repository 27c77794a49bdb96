import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFloors, floorsOf } from './floors.ts';
import { importsOf } from './imports.ts';

/** Draws the floors of the house from its imports; with `--check` only says whether the picture is what they are. */
const file = join(import.meta.dirname, '../../docs/pictures/floors.svg');
const test = /\.(test|fixture)\.tsx?$/;
const imports = await importsOf(['app', 'server', 'db']);
const picture = drawFloors(floorsOf(imports.filter(({ from, to }) => !test.test(from) && !test.test(to))));
if (!process.argv.includes('--check')) writeFileSync(file, picture);
else if (picture !== readFileSync(file, 'utf8')) {
  console.error('docs/pictures/floors.svg is not how the rooms stand: run `npm run house:floors`.');
  process.exitCode = 1;
}
