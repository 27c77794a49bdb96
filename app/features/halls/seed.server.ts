import { findCurrentEdition } from '#features/editions/index.server.ts';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { hallsIn } from './bundle.server.ts';
import { writeHallTexts } from './write-halls.server.ts';

type Hall = Awaited<ReturnType<typeof hallsIn>>[number];

/** Between the west wall and the first stand; between the wall and the northern row. Metres. */
const margin = { west: 10, north: 4 };
/** The aisle across all others, in the middle of the hall. Metres. */
const crossAisle = 4;

/** Writes a bundle's halls with their stands and places into empty tables: what visitors see of the edition that is current by then. */
export async function seedHalls(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const halls = await hallsIn(bundle);
  const edition = await findCurrentEdition(tx, defaultLocale);
  await tx
    .insertInto('hall')
    .values(
      halls.map(({ code, openAir, x, y, width, depth }, position) => {
        return { code, position, open_air: openAir, x, y, width, depth, edition_id: edition?.number ?? null };
      }),
    )
    .execute();
  await writeHallTexts(tx, halls);
  await tx.insertInto('stand').values(halls.flatMap(standRows)).execute();
  await tx
    .insertInto('hall_place')
    .values(halls.flatMap(({ code, places }) => places.map((at, position) => ({ hall_code: code, position, ...at }))))
    .execute();
}

/** The stands of a hall: aisle by aisle, odd numbers on the north side, even ones on the south. */
function standRows({ code, width, aisles, standDepth, aisleWidth }: Hall) {
  const block = 2 * standDepth + aisleWidth;
  return aisles.flatMap(({ letter, north, south }, i) => {
    const y = margin.north + i * block;
    const row = (widths: number[], y: number, first: number) =>
      positions(widths, width).map(({ x, width }, k) => ({
        hall_code: code,
        number: `${letter}${String(first + 2 * k).padStart(2, '0')}`,
        x,
        y,
        width,
        depth: standDepth,
      }));
    return [...row(north, y, 1), ...row(south, y + standDepth + aisleWidth, 2)];
  });
}

/** Stands side by side from the west; those beyond the hall's middle stand past the cross aisle. */
function positions(widths: number[], hallWidth: number): { x: number; width: number }[] {
  let x = margin.west;
  return widths.map((width) => {
    if (x + width > hallWidth / 2 && x < hallWidth / 2) x = (hallWidth + crossAisle) / 2;
    const at = { x, width };
    x += width;
    return at;
  });
}
