import type { Tx } from '#platform/db/database.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import type { Stand } from './halls.ts';

/** What a hall is called and what is shown in it. */
interface Called {
  code: string;
  texts: Texts<{ name: string; theme: string }>;
}

/** Writes what halls are called, in place of what they were called. */
export async function writeHallTexts(tx: Tx, halls: readonly Called[]): Promise<void> {
  for (const { code } of halls) await emptyHallTexts(tx, code);
  const rows = halls.flatMap(({ code, texts }) =>
    textsOf(texts).map(([locale, text]) => ({ hall_code: code, locale, ...text })),
  );
  await tx.insertInto('hall_text').values(rows).execute();
}

/** Has a hall say nothing in any language: it is called by its code. */
export async function emptyHallTexts(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom('hall_text').where('hall_code', '=', code).execute();
}

type Named = Pick<Stand, 'hall' | 'number'>;

/** Has whoever places stands of a hall wait for each other: the second sees what the first has placed. */
export async function holdHall(tx: Tx, code: string): Promise<void> {
  await tx.selectFrom('hall').select('code').where('code', '=', code).forUpdate().execute();
}

/** Puts a stand on the plan, or elsewhere on it. */
export async function placeStand(tx: Tx, { hall, number, x, y, width, depth }: Omit<Stand, 'id'>): Promise<void> {
  const placed = { x, y, width, depth, is_upon_another: false };
  await tx
    .insertInto('stand')
    .values({ hall_code: hall, number, ...placed })
    .onConflict((conflict) => conflict.columns(['hall_code', 'number']).doUpdateSet(placed))
    .execute();
}

/** Takes stands up that are placed anew in the same transaction: until then they are in the way of none, so that two can change places. */
export async function liftStands(tx: Tx, hall: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .updateTable('stand')
    .set({ is_upon_another: true })
    .where('hall_code', '=', hall)
    .where('number', 'in', numbers)
    .execute();
}

/** Takes a stand off the plan; nobody may have it any more. */
export async function removeStand(tx: Tx, { hall, number }: Named): Promise<void> {
  await tx.deleteFrom('stand').where('hall_code', '=', hall).where('number', '=', number).execute();
}

/** Says of which edition the stands are that visitors see in a hall. */
export async function showEditionIn(tx: Tx, hall: string, edition: number): Promise<void> {
  await tx.updateTable('hall').set({ edition_id: edition }).where('code', '=', hall).execute();
}
