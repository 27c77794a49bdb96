import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import { HEIGHT, WIDTH } from '../loom/loom.ts';
import { asWebp } from './cloth.ts';
import { weaves } from './files.ts';

const folder = fileURLToPath(new URL('../../../app/ui/woven/pictures/', import.meta.url));

test('every file is what its drawing gives today, and at most 12 kB', async () => {
  for (const { group, name, draw, file } of weaves) {
    const [made, stored] = await Promise.all([
      sharp(await asWebp(draw()))
        .raw()
        .toBuffer(),
      sharp(readFileSync(file)),
    ]);
    const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
    expect({ wide: info.width, high: info.height }, `${group}/${name}`).toEqual({ wide: WIDTH, high: HEIGHT });
    expect(data.equals(made), `${group}/${name} is of another drawing: node tools/pictures/weaves/make.ts`).toBe(true);
    expect(readFileSync(file).length, `${group}/${name}`).toBeLessThanOrEqual(12_000);
  }
});

test('every file has a drawing, and a name stands once in its group', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp'));
  expect(files.sort()).toEqual(weaves.map(({ file }) => fileURLToPath(file).slice(folder.length)).sort());
  const names = weaves.map(({ group, name }) => `${group}/${name}`);
  expect(names).toEqual([...new Set(names)]);
});

test('the site knows the address of each, and of nothing else', () => {
  for (const { group, name, file } of weaves) {
    expect(wovenPicture(group, name), `${group}/${name}`).toContain(fileURLToPath(file).split('/').at(-1));
  }
  expect(wovenPicture('goods', 'unicorns')).toBeUndefined();
});
