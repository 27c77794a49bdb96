import type { Draft } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';

/** Editions as drafts of what readers see now, by their numbers. */
export async function readEditions(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  if (keys.length === 0) return new Map();
  const ids = keys.map(Number);
  const rows = await db.selectFrom('edition').selectAll().where('id', 'in', ids).execute();
  const texts = await db.selectFrom('edition_text').selectAll().where('edition_id', 'in', ids).execute();
  const guests = await db
    .selectFrom('edition_guest')
    .selectAll()
    .where('edition_id', 'in', ids)
    .orderBy('position')
    .execute();
  const figuresOf = await readFigures(db, ids);
  const textsOf = Map.groupBy(texts, ({ edition_id }) => edition_id);
  const guestsOf = Map.groupBy(guests, ({ edition_id }) => edition_id);
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        number: row.id,
        startDate: row.start_date,
        endDate: row.end_date,
        publicFrom: row.public_from ?? undefined,
        publicTo: row.public_to ?? undefined,
        guestCountries: (guestsOf.get(row.id) ?? []).map(({ country_code }) => country_code),
        current: row.is_current,
        shownPhase: row.shown_phase ?? undefined,
        figures: figuresOf.get(row.id) ?? [],
        texts: Object.fromEntries(
          (textsOf.get(row.id) ?? []).map(({ edition_id: _id, locale, opening_hours, ...text }) => [
            locale,
            { ...text, openingHours: opening_hours },
          ]),
        ),
      },
    ]),
  );
}

async function readFigures(db: Database | Tx, editions: readonly number[]) {
  const rows = await db
    .selectFrom('edition_figure')
    .selectAll()
    .where('edition_id', 'in', editions)
    .orderBy('position')
    .execute();
  const texts = await db
    .selectFrom('edition_figure_text as t')
    .innerJoin('edition_figure as f', 'f.id', 't.figure_id')
    .selectAll('t')
    .where('f.edition_id', 'in', editions)
    .execute();
  const textsOf = Map.groupBy(texts, ({ figure_id }) => figure_id);
  const figures = rows.map(({ id, edition_id, key, value, approximate, since_edition }) => ({
    edition: edition_id,
    figure: {
      ...{ key, value, approximate, since: since_edition ?? undefined },
      texts: Object.fromEntries(
        (textsOf.get(id) ?? []).map(({ locale, label, unit, value: own }) => [
          locale,
          { label, unit, value: own ?? undefined },
        ]),
      ),
    },
  }));
  return new Map(
    [...Map.groupBy(figures, ({ edition }) => edition)].map(([edition, own]) => [
      edition,
      own.map(({ figure }) => figure),
    ]),
  );
}
