import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerPage } from './page.ts';

/** Writes the page of the register of personal data; with `--check` only says whether it is what the annotations say. */
const file = join(import.meta.dirname, '../../docs/personal-data.md');
const page = registerPage();

if (!process.argv.includes('--check')) await writeFile(file, page);
else if (page !== (await readFile(file, 'utf8'))) {
  console.error('docs/personal-data.md is not what db/schema/personal says: run `npm run personal-data`.');
  process.exitCode = 1;
}
