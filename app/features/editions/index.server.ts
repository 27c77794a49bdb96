/** What other parts of the site may use of the editions. */
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
} from './countries/areas.server.ts';
export {
  countries,
  countriesByRegion,
  country,
  countryName,
  neighbours,
  participants,
} from './countries/countries.server.ts';
export type { Edition, EditionLine, Figure, FigureParts } from './editions.ts';
export { daysUntilOpening, editionLine, newsDaysOf, phaseOf } from './editions.ts';
export { type Industry, industries } from './industries.server.ts';
export { type KnownEdition, knownEditions } from './known-editions.server.ts';
export type { Organisation } from './organisations.ts';
export { beginEdition, forgetEdition } from './publishing/begin-edition.server.ts';
export {
  countryText,
  currentEdition,
  currentEditionNumber,
  editionLines,
  editionOnDays,
  editionsOfSite,
  editionsWithGuest,
  findCurrentEdition,
  organisers,
  supportingLinks,
  unknownEditions,
} from './queries.server.ts';
export { isEditionSeen, isSeenEdition, unveilEdition } from './seen.server.ts';
