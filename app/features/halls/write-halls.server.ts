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

/** Puts a stand on the plan, or elsewhere on it. */
export async function placeStand(tx: Tx, { hall, number, x, y, width, depth }: Omit<Stand, 'id'>): Promise<void> {
  const box = { x, y, width, depth };
  await tx
    .insertInto('stand')
    .values({ hall_code: hall, number, ...box })
    .onConflict((conflict) => conflict.columns(['hall_code', 'number']).doUpdateSet(box))
    .execute();
}

/** Takes a stand off the plan; nobody may have it any more. */
export async function removeStand(tx: Tx, { hall, number }: Named): Promise<void> {
  await tx.deleteFrom('stand').where('hall_code', '=', hall).where('number', '=', number).execute();
}
