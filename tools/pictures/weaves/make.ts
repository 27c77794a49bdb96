/**
 * Weaves the pictures of the site itself: `node tools/pictures/weaves/make.ts [group] [name]`.
 * The same code gives the same files, on every machine and every day.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { asWebp } from './cloth.ts';
import { weaves } from './files.ts';

const [onlyGroup, onlyName] = process.argv.slice(2);
const wanted = weaves.filter(({ group, name }) => group === (onlyGroup ?? group) && name === (onlyName ?? name));
let total = 0;
for (const { group, name, draw, file } of wanted) {
  const bytes = await asWebp(draw());
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, bytes);
  total += bytes.length;
  console.log(`${String(bytes.length).padStart(7)}  ${group}/${name}`);
}
console.log(`${String(total).padStart(7)}  in all, ${wanted.length} pictures`);
