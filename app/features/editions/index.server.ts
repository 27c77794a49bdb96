/** What other parts of the site may use of the editions. */
export { countries, country, countryName } from './countries.server.ts';
export { daysUntilOpening, phaseOf } from './editions.ts';
export type { Organisation } from './organisations.ts';
export { findCurrentEdition, organisers, supportingLinks } from './queries.server.ts';
