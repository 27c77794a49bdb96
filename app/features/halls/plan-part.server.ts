import { z } from 'zod';
import { editionLines, unknownEditions } from '#features/editions/index.server.ts';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { type BundlePart, eachOnce, isChosen, type Selection } from '#platform/bundle/bundle-part.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { placeKinds } from './halls.ts';
import { showEditionIn } from './write-halls.server.ts';

const metres = z.number().min(0);

/** A hall where it lies on the grounds, with its entrances and services from its own corner, in metres. Its stands and names are content. */
const hallRow = z.strictObject({
  key: z.string().regex(/^[A-Z][A-Z0-9]{0,7}$/),
  openAir: z.boolean(),
  x: metres,
  y: metres,
  width: metres,
  depth: metres,
  /** Of which edition its stands are; left out: of none that is known. */
  edition: z.int().positive().optional(),
  places: z.array(z.strictObject({ kind: z.enum(placeKinds), x: metres, y: metres })),
});

const name = 'hall-plan';
const rowsIn = async (bundle: Bundle) =>
  (await bundle.below(name)).length > 0 ? await bundle.rows(name, hallRow) : [];

/** The plan of the halls, in their order. */
export const planPart: BundlePart = {
  name,
  tags: ['halls'],
  async rows(db, selection) {
    return (await readPlan(db, selection)).map((row) => ({ row, files: [] }));
  },
  async check(bundle) {
    eachOnce(await rowsIn(bundle));
    return [];
  },
  async write(tx, bundle) {
    await writePlan(tx, await rowsIn(bundle));
  },
  async complete(tx, bundle) {
    for (const { file, key, edition } of await rowsIn(bundle)) {
      if (edition === undefined) continue;
      if ((await unknownEditions(tx, [String(edition)])).length > 0) throw new BundleError(`${file}: edition: unknown`);
      await showEditionIn(tx, key, edition);
    }
  },
};

async function readPlan(db: Database | Tx, selection: Selection): Promise<z.output<typeof hallRow>[]> {
  const seen = (await editionLines(db, defaultLocale)).map(({ number }) => number);
  const editions = seen.filter((number) => isChosen(selection, 'edition', number));
  const halls = await db.selectFrom('hall').selectAll().orderBy('position').orderBy('code').execute();
  const places = await db.selectFrom('hall_place').selectAll().orderBy('hall_code').orderBy('position').execute();
  return halls.map(({ code, open_air, x, y, width, depth, edition_id: edition }) => ({
    ...{ key: code, openAir: open_air, x, y, width, depth },
    ...(edition !== null && editions.includes(edition) && { edition }),
    places: places
      .filter(({ hall_code }) => hall_code === code)
      .map(({ kind, x, y }) => ({ kind: z.enum(placeKinds).parse(kind), x, y })),
  }));
}

async function writePlan(tx: Tx, halls: readonly z.output<typeof hallRow>[]): Promise<void> {
  if (halls.length === 0) return;
  const rows = halls.map(({ key, openAir, x, y, width, depth }, position) => {
    return { code: key, position, open_air: openAir, x, y, width, depth };
  });
  await tx.insertInto('hall').values(rows).execute();
  const places = halls.flatMap(({ key, places }) =>
    places.map((place, position) => ({ hall_code: key, position, ...place })),
  );
  if (places.length > 0) await tx.insertInto('hall_place').values(places).execute();
}
