import type { Option, Place } from '#features/editions/index.server.ts';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import type { CompanyCard, CompanyKind } from '../directory.ts';
import type { ListFilters } from '../list-filters.ts';

/** What may be chosen of each filter. Options have no number where counting stopped. */
export interface Choices {
  industries: Option[];
  places: Place<Option>[];
  halls: Option[];
}

/** A page of a list of companies, with all that its filters show. */
export interface CompaniesPage {
  kind: CompanyKind;
  filters: ListFilters;
  page: number;
  pages: number;
  total: number;
  /** There are more than `total`: counting stopped. */
  more?: true | undefined;
  companies: CompanyCard[];
  choices: Choices;
  /** Names of the filters that are set. */
  chosen: { industry?: string | undefined; country?: string | undefined; hall?: string | undefined };
}

/** The page as those who look at it get it. */
export type ShownCompaniesPage = Omit<CompaniesPage, 'companies' | 'choices'> & {
  companies: SentOnce<CompanyCard[]>;
  choices: SentOnce<Choices>;
};
