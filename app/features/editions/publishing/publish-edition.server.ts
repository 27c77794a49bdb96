import type { z } from 'zod';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { findableEdition } from '../findable.server.ts';
import { type EditionDraft, editionDraft, type ReadyEdition } from './drafts.server.ts';

/** What became of a draft; `error` names the fields that are wrong. */
export type Publication =
  | { outcome: 'published' }
  | { outcome: 'forbidden' }
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes an edition, new or in place of what is known of it: facts, texts, guests and figures, whole or not at all. Which
 * edition is the current one, and the moment of it that is shown, stay as they are.
 */
export async function publishEdition(db: Database, actor: Actor, draft: EditionDraft): Promise<Publication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithEditions(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeFacts(tx, data);
    await writeTexts(tx, data);
    await writeGuests(tx, data);
    await writeFigures(tx, data);
    await makeFindable(tx, [findableEdition(data)]);
    await emptyPages(tx, ['editions']);
    return { outcome: 'published' };
  });
}

/** The checks of a draft, and that the editions exist which its figures add up from. */
function draftWithEditions(tx: Tx) {
  return editionDraft.superRefine(async ({ figures }, context) => {
    const wanted = figures.flatMap(({ since }) => since ?? []);
    if (wanted.length === 0) return;
    const rows = await tx.selectFrom('edition').select('id').where('id', 'in', wanted).execute();
    const known = new Set(rows.map(({ id }) => id));
    if (wanted.some((id) => !known.has(id))) context.addIssue({ code: 'custom', path: ['figures'] });
  });
}

async function writeFacts(tx: Tx, { number, startDate, endDate, publicFrom, publicTo }: ReadyEdition): Promise<void> {
  const facts = {
    start_date: startDate,
    end_date: endDate,
    public_from: publicFrom ?? null,
    public_to: publicTo ?? null,
  };
  await tx
    .insertInto('edition')
    .values({ id: number, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
}

async function writeTexts(tx: Tx, { number, texts }: ReadyEdition): Promise<void> {
  await tx.deleteFrom('edition_text').where('edition_id', '=', number).execute();
  const rows = textsOf(texts).map(([locale, { openingHours, ...text }]) => {
    return { edition_id: number, locale, opening_hours: openingHours, ...text };
  });
  await tx.insertInto('edition_text').values(rows).execute();
}

async function writeGuests(tx: Tx, { number, guestCountries }: ReadyEdition): Promise<void> {
  await tx.deleteFrom('edition_guest').where('edition_id', '=', number).execute();
  const rows = guestCountries.map((code, position) => ({ edition_id: number, country_code: code, position }));
  if (rows.length > 0) await tx.insertInto('edition_guest').values(rows).execute();
}

async function writeFigures(tx: Tx, { number, figures }: ReadyEdition): Promise<void> {
  await tx.deleteFrom('edition_figure').where('edition_id', '=', number).execute();
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
