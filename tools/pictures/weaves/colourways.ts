/** Goods once more on other grounds: a list that shows two of a kind shows them in two colourways. */
import { HEIGHT, WIDTH } from '../loom/loom.ts';
import { scaled } from '../loom/palette.ts';
import { BAND, GROUNDS, type Ground, type OnGround, onGround } from './ground.ts';

/** How far two colours lie apart, 0 to about 760. */
function apart(one: string, other: string): number {
  const [a, b] = [scaled(one, 1), scaled(other, 1)];
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);
}

/** Colours nearer than this run into one another. */
const near = 110;

const laid = new Map<string, readonly string[]>();

/** A ground without a subject; laid once. */
function bareOf(ground: Ground): readonly string[] {
  const cells = laid.get(ground.field) ?? onGround(ground, () => undefined).cells;
  laid.set(ground.field, cells);
  return cells;
}

/** The places where a picture's subject meets what lies behind it. */
function rims(picture: OnGround): { subject: string; at: number }[] {
  const bare = bareOf(picture.ground);
  const isSubject = (at: number) => picture.cells[at] !== bare[at];
  const found: { subject: string; at: number }[] = [];
  for (let y = BAND; y < HEIGHT - BAND; y++) {
    for (let x = 1; x < WIDTH; x++) {
      const [left, right] = [y * WIDTH + x - 1, y * WIDTH + x];
      if (isSubject(left) === isSubject(right)) continue;
      const subject = picture.cells[isSubject(left) ? left : right];
      if (subject) found.push({ subject, at: isSubject(left) ? right : left });
    }
  }
  return found;
}

/** Grounds from which the subject stands off, the best first; those like its own last. */
function otherGrounds(picture: OnGround): Ground[] {
  const rim = rims(picture);
  const lost = (ground: Ground) => {
    const bare = bareOf(ground);
    return rim.filter(({ subject, at }) => apart(subject, bare[at] ?? subject) < near).length;
  };
  return Object.values(GROUNDS)
    .map((colours): Ground => ({ ...colours, edge: picture.ground.edge }))
    .filter(({ field }) => apart(field, picture.ground.field) >= near)
    .map((ground) => ({ ground, lost: lost(ground) }))
    .sort((one, other) => one.lost - other.lost)
    .map(({ ground }) => ground);
}

/** A picture of goods in another colourway than its own: the second, the third. */
export function inColourway(picture: OnGround, number: 2 | 3): OnGround {
  const [second, ...rest] = otherGrounds(picture);
  const third = second && rest.find(({ field }) => apart(field, second.field) >= near);
  const ground = number === 2 ? second : third;
  if (!ground) throw new Error('The house has no ground left.');
  return onGround(ground, picture.put);
}
