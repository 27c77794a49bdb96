/**
 * Makes the demonstration clips and their still pictures.
 *
 *   node db/seed/media/film/make.ts                         all six, into db/seed/media/videos/
 *   node db/seed/media/film/make.ts rmb-centre              only those named
 *   node db/seed/media/film/make.ts --look=/tmp rmb-centre  a still every two seconds into a folder, to look at
 */
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
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

const folder = path.join(import.meta.dirname, '..', 'videos');
await mkdir(lookOption ?? folder, { recursive: true });
for (const clip of clips.filter(({ key }) => wanted.length === 0 || wanted.includes(key))) {
  if (lookOption) {
    for (let second = 0; second <= clip.seconds; second += 2) {
      await still(clip, second, path.join(lookOption, `${clip.key}-${String(second).padStart(2, '0')}.png`));
    }
    continue;
  }
  const file = path.join(folder, `${clip.key}.webm`);
  await film(clip, file);
  await still(clip, clip.posterAt, path.join(folder, `${clip.key}.webp`));
  const { size } = await stat(file);
  console.log(`${clip.key}: ${clip.seconds} s, ${Math.round(size / 1000)} kB`);
}
