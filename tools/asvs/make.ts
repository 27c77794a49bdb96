import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsOf } from './faults.ts';
import { levels } from './levels.ts';
import { asvsPage } from './page.ts';
import { requirements } from './requirements.ts';

/** Writes docs/asvs.md; with `--check` only says whether it is what is known. In both cases says what is wrong with the list. */
const root = join(import.meta.dirname, '../..');
const file = join(root, 'docs/asvs.md');
const page = asvsPage(requirements);
const faults = faultsOf(requirements, levels, root);

if (!process.argv.includes('--check')) await writeFile(file, page);
else if (page !== (await readFile(file, 'utf8')))
  faults.push('docs/asvs.md is not what tools/asvs says: run `npm run asvs`');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
