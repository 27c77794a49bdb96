/** What other parts of the site may use of the directory. Markup: `ui/`. */
export { maskContacts } from './contacts.ts';
export type { CompanyCard, ProductCard } from './directory.ts';
export { readBuyersPage, readExhibitorsPage } from './list/list-page.server.ts';
export type { CompaniesPage, ShownCompaniesPage } from './list/list-page.ts';
export { productsOf } from './products/products.server.ts';
export {
  buyersOfCountry,
  exhibitorsByCountry,
  exhibitorsByIndustry,
  exhibitorsOfCountry,
  exhibitorsOfIndustry,
  exhibitorsOfStands,
  latestExhibitors,
  type SomeCompanies,
} from './some-companies.server.ts';
