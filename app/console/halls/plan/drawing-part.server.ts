import { z } from 'zod';
import { namesOfExhibitors } from '#features/directory/index.server.ts';
import { currentEditionNumber, editionLines } from '#features/editions/index.server.ts';
import type { Bundle, Read } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { type BundlePart, eachOnce, isChosen, type Selection } from '#platform/bundle/bundle-part.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { addStands } from './change-plan.server.ts';
import { plannedStands } from './read-plan.server.ts';
import { mostMetres, standNumber } from './stands.ts';

const metres = z.int().min(0);
const side = z.int().min(1).max(mostMetres);

/** The plan of a hall for an edition beside what visitors see there. */
const drawingRow = z.strictObject({
  key: z.string(),
  edition: z.int().positive(),
  hall: z.string(),
  stands: z.array(
    z.strictObject({
      number: z.string().regex(standNumber),
      ...{ x: metres, y: metres, width: side, depth: side },
      /** The number of the exhibitor that has it. */
      company: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional(),
    }),
  ),
});

type DrawingRow = z.output<typeof drawingRow>;

const name = 'hall-drawing';

/**
 * Plans of halls that visitors do not see: those that were shown of an edition which is over, and where drafts go along those that
 * staff are drawing. Who draws and what can be undone stays behind. A company that does not go out leaves its stand free.
 */
export const drawingPart: BundlePart = {
  name,
  // Readers see nothing of them.
  tags: [],
  async rows(db, selection) {
    const rows: DrawingRow[] = [];
    for (const plan of await plansOf(db, selection)) rows.push(await rowOf(db, selection, plan));
    return rows.map((row) => ({ row, files: [] }));
  },
  async check(bundle) {
    eachOnce(await rowsIn(bundle));
    return [];
  },
  async complete(tx, bundle, now) {
    for (const row of await rowsIn(bundle)) {
      await writeRow(tx, row, now).catch((cause: Error) => {
        throw new BundleError(`${row.file}: ${cause.message}`, { cause });
      });
    }
  },
};

async function rowsIn(bundle: Bundle): Promise<Read<DrawingRow>[]> {
  return (await bundle.below(name)).length > 0 ? bundle.rows(name, drawingRow) : [];
}

interface Plan {
  id: number;
  edition: number;
  hall: string;
}

/** The plans that go out: where one edition does, of that one, and where drafts do not, of those that are over. */
async function plansOf(db: Database | Tx, selection: Selection): Promise<Plan[]> {
  const current = await currentEditionNumber(db);
  const editions = (await editionLines(db, defaultLocale))
    .map(({ number }) => number)
    .filter((number) => selection.edition === undefined || selection.edition === number)
    .filter((number) => selection.drafts || (current !== undefined && number < current));
  const plans = await db
    .selectFrom('hall_plan')
    .select(['id', 'edition_id as edition', 'hall_code as hall'])
    .orderBy('edition_id')
    .orderBy('hall_code')
    .execute();
  return plans.filter(({ edition }) => editions.includes(edition));
}

async function rowOf(db: Database | Tx, selection: Selection, { id, edition, hall }: Plan): Promise<DrawingRow> {
  const stands = await plannedStands(db, id);
  const companies = stands.flatMap(({ companyId }) => companyId ?? []);
  const seen = await namesOfExhibitors(db, defaultLocale, companies);
  const goesOut = (company: number) => seen.has(company) && isChosen(selection, 'exhibitor', company);
  return {
    ...{ key: `${edition}-${hall}`, edition, hall },
    stands: stands.map(({ companyId, ...stand }) => ({
      ...stand,
      ...(companyId !== null && goesOut(companyId) && { company: String(companyId) }),
    })),
  };
}

async function writeRow(tx: Tx, { edition, hall, stands }: DrawingRow, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto('hall_plan')
    .values({ edition_id: edition, hall_code: hall, changed_at: now, changed_by: 'site' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const placed = stands.map(({ company, ...stand }) => ({
    ...stand,
    companyId: company === undefined ? null : Number(company),
  }));
  await addStands(tx, id, placed);
}
