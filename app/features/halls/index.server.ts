/** What other parts of the site may use of the halls. */
export type { Box, Hall, Place, PlaceKind, Stand } from './halls.ts';
export { hallHref, readStandCode, standCode, standHref } from './halls.ts';
export {
  allStands,
  editionsInHalls,
  findStand,
  hallNames,
  hallNamesOfSite,
  halls,
  placesOfHall,
  standsInPlace,
  standsOfHall,
} from './queries.server.ts';
export { holdHall, liftStands, placeStand, removeStand, showEditionIn } from './write-halls.server.ts';
