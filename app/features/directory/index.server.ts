/** What other parts of the site may use of the directory. Markup: `ui/`. */
export {
  type CompanyFields,
  changeReasonMost,
  type FieldId,
  fieldsById,
  isSameValue,
  onlyFields,
  withChanged,
} from './changes/changes.ts';
export { holdChange, peopleOfChange, type ReadChange, readChange, settleChange } from './changes/read-change.server.ts';
export { spokespeopleOf } from './claims/read-claim.server.ts';
export { maskContacts, partsOfPhone } from './contacts.ts';
export type { CompanyCard, ProductCard } from './directory.ts';
export { readBuyersPage, readExhibitorsPage } from './list/list-page.server.ts';
export type { CompaniesPage, ShownCompaniesPage } from './list/list-page.ts';
export { leadCompanyOn } from './merged/merged-into.server.ts';
export { giveProductsBack, moveProducts } from './merged/move-products.server.ts';
export { giveRequestsBack, moveRequests } from './merged/move-requests.server.ts';
export { productsOf } from './products/products.server.ts';
export { haveCompaniesFound } from './publishing/findable-company.server.ts';
export {
  buyersOfCountry,
  exhibitorsByCountry,
  exhibitorsByIndustry,
  exhibitorsOfCountry,
  exhibitorsOfIndustry,
  exhibitorsOfStands,
  latestExhibitors,
  namesOfExhibitors,
  type SomeCompanies,
} from './some-companies.server.ts';
