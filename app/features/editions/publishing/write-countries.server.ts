import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { findableCountry } from '../findable.server.ts';
import type { ReadyCountry } from './country-draft.server.ts';

/** Writes texts of countries that have been checked, in place of those that they had, and has them found. */
export async function writeCountries(tx: Tx, countries: readonly ReadyCountry[]): Promise<void> {
  if (countries.length === 0) return;
  await clear(
    tx,
    countries.map(({ code }) => code),
  );
  const rows = countries.flatMap(({ code, texts }) =>
    textsOf(texts).map(([locale, text]) => ({ country_code: code, locale, ...text })),
  );
  await tx.insertInto('country_text').values(rows).execute();
  await makeFindable(tx, countries.map(findableCountry));
}

/** Has a country say nothing in any language: its page shows what there is beside. */
export async function emptyCountry(tx: Tx, code: string): Promise<void> {
  await clear(tx, [code]);
  await makeUnfindable(tx, 'country', [code]);
}

async function clear(tx: Tx, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('country_text').where('country_code', 'in', codes).execute();
}
