import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measured } from './costs.ts';
import { scalePage } from './page.ts';

/** Writes docs/scale.md from what was measured; `measure` measures anew before, `--check` only says whether the page is what comes of it. */
const page = join(import.meta.dirname, '../../docs/scale.md');
const file = join(import.meta.dirname, 'measured.json');

if (process.argv.includes('measure')) await (await import('./measure.ts')).measure(file);
const text = scalePage(JSON.parse(await readFile(file, 'utf8')) as Measured);
if (!process.argv.includes('--check')) await writeFile(page, text);
else if (text !== (await readFile(page, 'utf8'))) {
  console.error('docs/scale.md is not what tools/scale says: run `npm run scale`.');
  process.exitCode = 1;
}
