import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import { HEIGHT, WIDTH } from '../loom/loom.ts';
import { pixelsOf } from './cloth.ts';
import { weaves } from './files.ts';

const folder = fileURLToPath(new URL('../../../app/ui/woven/pictures/', import.meta.url));

/** They are drawn once more: a busy machine takes its time for that. */
const longest = 240_000;

/** Of each eight one in `npm test`; all under `npm run prove`. */
const drawnAgain = weaves.filter((_, i) => process.env.PROVE || i % 8 === 0);

test(
  'every file is what its drawing gives today, and at most 12 kB',
  async () => {
    for (const { group, name, draw, file } of drawnAgain) {
      const { data, info } = await sharp(readFileSync(file)).raw().toBuffer({ resolveWithObject: true });
      expect({ wide: info.width, high: info.height }, `${group}/${name}`).toEqual({ wide: WIDTH, high: HEIGHT });
      const isOfToday = data.equals(pixelsOf(draw()));
      expect(isOfToday, `${group}/${name} is of another drawing: node tools/pictures/weaves/make.ts`).toBe(true);
      expect(statSync(file).size, `${group}/${name}`).toBeLessThanOrEqual(12_000);
    }
  },
  longest,
);

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
