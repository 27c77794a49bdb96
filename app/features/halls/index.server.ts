/** What other parts of the site may use of the halls. */
export type { Hall, Place, PlaceKind, Stand } from './halls.ts';
export { hallHref, readStandCode, standCode, standHref } from './halls.ts';
export {
  allStands,
  findStand,
  hallNames,
  hallNamesOfSite,
  halls,
  placesOfHall,
  standsOfHall,
} from './queries.server.ts';
export { placeStand, removeStand } from './write-halls.server.ts';
