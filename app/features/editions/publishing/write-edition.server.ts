import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { findableEdition } from '../findable.server.ts';
import { isEditionSeen } from '../seen.server.ts';
import type { ReadyEdition } from './edition-draft.server.ts';

/** Writes an edition that has been checked, new or in place of what is known of it, and has it found where readers see it. */
export async function writeEdition(tx: Tx, edition: ReadyEdition): Promise<void> {
  await clearEdition(tx, edition.number);
  if (edition.current)
    await tx.updateTable('edition').set({ is_current: false }).where('is_current', '=', true).execute();
  await writeFacts(tx, edition);
  await writeTexts(tx, edition);
  await writeGuests(tx, edition);
  await writeFigures(tx, edition);
  if (await isEditionSeen(tx, edition.number)) await makeFindable(tx, [findableEdition(edition)]);
  else await makeUnfindable(tx, 'edition', [String(edition.number)]);
}

/** Has an edition say nothing in any language: nobody sees it, the site is about it no longer, and its number stays its own. */
export async function emptyEdition(tx: Tx, number: number): Promise<void> {
  await clearEdition(tx, number);
  await tx.updateTable('edition').set({ is_current: false }).where('id', '=', number).execute();
  await makeUnfindable(tx, 'edition', [String(number)]);
}

async function clearEdition(tx: Tx, number: number): Promise<void> {
  for (const table of ['edition_text', 'edition_guest', 'edition_figure'] as const) {
    await tx.deleteFrom(table).where('edition_id', '=', number).execute();
  }
}

async function writeFacts(tx: Tx, { number, startDate, endDate, publicFrom, publicTo, ...edition }: ReadyEdition) {
  const facts = {
    start_date: startDate,
    end_date: endDate,
    public_from: publicFrom ?? null,
    public_to: publicTo ?? null,
    is_current: edition.current,
    shown_phase: edition.shownPhase ?? null,
  };
  await tx
    .insertInto('edition')
    .values({ id: number, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
}

async function writeTexts(tx: Tx, { number, texts }: ReadyEdition): Promise<void> {
  const rows = textsOf(texts).map(([locale, { openingHours, ...text }]) => {
    return { edition_id: number, locale, opening_hours: openingHours, ...text };
  });
  await tx.insertInto('edition_text').values(rows).execute();
}

async function writeGuests(tx: Tx, { number, guestCountries }: ReadyEdition): Promise<void> {
  const rows = guestCountries.map((code, position) => ({ edition_id: number, country_code: code, position }));
  if (rows.length > 0) await tx.insertInto('edition_guest').values(rows).execute();
}

async function writeFigures(tx: Tx, { number, figures }: ReadyEdition): Promise<void> {
  if (figures.length === 0) return;
  const written = await tx
    .insertInto('edition_figure')
    .values(
      figures.map(({ key, value, approximate, since }, position) => ({
        ...{ edition_id: number, position, key, value, approximate },
        since_edition: since ?? null,
      })),
    )
    .returning(['id', 'key'])
    .execute();
  const idOf = new Map(written.map(({ id, key }) => [key, id]));
  const texts = figures.flatMap(({ key, texts }) => {
    const id = idOf.get(key);
    if (id === undefined) throw new Error(`Figure ${key} was not written`);
    return textsOf(texts).map(([locale, text]) => ({ figure_id: id, locale, ...text, value: text.value ?? null }));
  });
  await tx.insertInto('edition_figure_text').values(texts).execute();
}
