/**
 * Weaves every album's pictures: `node tools/pictures/albums/make.ts [album] [name]`.
 * The same code gives the same files, on every machine and every day.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { media } from '../media.ts';
import type { Album } from './album.ts';
import { craftsAndCloth } from './crafts-and-cloth.ts';
import { dayAtTheFair } from './day-at-the-fair.ts';
import { goodsOfAfrica } from './goods-of-africa.ts';
import { hallsOfChangsha } from './halls-of-changsha.ts';
import { machinesInTheField } from './machines-in-the-field.ts';
import { roadsAndPorts } from './roads-and-ports.ts';
import { woven } from './weave.ts';

const ALBUMS: readonly Album[] = [
  goodsOfAfrica,
  machinesInTheField,
  hallsOfChangsha,
  roadsAndPorts,
  craftsAndCloth,
  dayAtTheFair,
];

const [onlyAlbum, onlyPicture] = process.argv.slice(2);
let total = 0;
for (const album of ALBUMS) {
  if (onlyAlbum && album.key !== onlyAlbum) continue;
  const folder = new URL(`photos/${album.key}/`, media);
  await mkdir(folder, { recursive: true });
  for (const picture of album.pictures) {
    if (onlyPicture && picture.name !== onlyPicture) continue;
    const file = await woven(picture.draw());
    await writeFile(new URL(`${picture.name}.webp`, folder), file);
    total += file.length;
    console.log(`${String(file.length).padStart(7)}  ${album.key}/${picture.name}.webp`);
  }
}
console.log(`${String(total).padStart(7)}  in all`);
