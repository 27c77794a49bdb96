/** What other parts of the site may use of the editions. */
export { type Country, countries, country, countryName, type Region } from './countries.server.ts';
export {
  daysUntilOpening,
  type Edition,
  type Figure,
  formatDecimal,
  type GuestCountry,
  type Phase,
  phaseOf,
} from './editions.ts';
export { type Industry, industries } from './industries.server.ts';
export type { Organisation, OrganiserRole } from './organisations.ts';
export {
  currentEdition,
  edition,
  findCurrentEdition,
  NoEditionError,
  organisers,
  supportingLinks,
} from './queries.server.ts';
