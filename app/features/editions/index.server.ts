/** What other parts of the site may use of the editions. */
export { editionsAddresses } from './addresses.server.ts';
export {
  areaName,
  countedOption,
  countedPlaces,
  countriesOfArea,
  facetOfArea,
  type Option,
  type Place,
  readArea,
  regionFacets,
  uncounted,
  uncountedPlaces,
} from './areas.server.ts';
export { countries, country, countryName, participants } from './countries.server.ts';
export { daysUntilOpening, phaseOf } from './editions.ts';
export { industries } from './industries.server.ts';
export type { Organisation } from './organisations.ts';
export {
  countryText,
  currentEdition,
  editionLines,
  findCurrentEdition,
  organisers,
  supportingLinks,
} from './queries.server.ts';
