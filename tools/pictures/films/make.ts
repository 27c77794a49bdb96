/**
 * Makes the demonstration clips and their still pictures.
 *
 *   node tools/pictures/films/make.ts                         all six, into the demonstration's media/videos/
 *   node tools/pictures/films/make.ts rmb-centre              only those named
 *   node tools/pictures/films/make.ts --look=/tmp rmb-centre  a still every two seconds into a folder, to look at
 */
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { media } from '../media.ts';
import type { Clip } from './clip.ts';
import { exhibitionArea } from './clips/exhibition-area.ts';
import { fiftyThreeCountries } from './clips/fifty-three-countries.ts';
import { fourEditions } from './clips/four-editions.ts';
import { goodsOnTheMove } from './clips/goods-on-the-move.ts';
import { guestCountries } from './clips/guest-countries.ts';
import { rmbCentre } from './clips/rmb-centre.ts';
import { film, still } from './studio.ts';

const clips: Clip[] = [fourEditions, guestCountries, exhibitionArea, fiftyThreeCountries, goodsOnTheMove, rmbCentre];
const lookOption = process.argv.find((argument) => argument.startsWith('--look='))?.slice('--look='.length);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((key) => !clips.some((clip) => clip.key === key));
if (unknown.length > 0) throw new Error(`No such clip: ${unknown.join(', ')}`);

if (lookOption) await mkdir(lookOption, { recursive: true });
for (const clip of clips.filter(({ key }) => wanted.length === 0 || wanted.includes(key))) {
  if (lookOption) {
    for (let second = 0; second <= clip.seconds; second += 2) {
      await still(clip, second, path.join(lookOption, `${clip.key}-${String(second).padStart(2, '0')}.png`));
    }
    continue;
  }
  const folder = fileURLToPath(new URL(`videos/${clip.key}/`, media));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'film.webm');
  await film(clip, file);
  await still(clip, clip.posterAt, path.join(folder, 'poster.webp'));
  const { size } = await stat(file);
  console.log(`${clip.key}: ${clip.seconds} s, ${Math.round(size / 1000)} kB`);
}
