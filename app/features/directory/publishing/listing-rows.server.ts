import type { Insertable } from 'kysely';
import type { CompanyListingTable } from '#db/schema/tables.gen.ts';
import { locales } from '#platform/i18n/locale.ts';
import { bestOf, type Texts } from '#platform/i18n/texts.ts';
import type { CompanyKind } from '../directory.ts';
import { sortKey } from './sort-key.server.ts';

/** What lists know of a company. */
interface Listed {
  id: number;
  kind: CompanyKind;
  country: string;
  industry: number;
  /** The hall of its first stand. */
  hall: string | undefined;
  /** Codes of its stands: `W2-A07`. */
  stands: readonly string[];
  names: Texts<string>;
}

/** After every stand: `~` comes after all letters. */
const withoutStand = '~';

/** Where a company stands in the lists of every language, under the name that their readers see. */
export function listingRows(company: Listed): Insertable<CompanyListingTable>[] {
  const { id, kind, country, industry, hall = '', stands, names } = company;
  return locales.map((locale) => ({
    company_id: id,
    locale,
    kind,
    country_code: country,
    industry_id: industry,
    hall_code: hall,
    // Begins with the code of the hall: lists of a hall by its stands ask for that.
    stand_key: stands.toSorted()[0] ?? withoutStand,
    sort_key: sortKey(bestOf(names, locale) ?? ''),
  }));
}
