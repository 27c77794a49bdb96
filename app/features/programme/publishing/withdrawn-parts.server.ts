import type { BundlePart } from '#platform/bundle/bundle-part.ts';
import { withdrawnBookablesPart } from './withdrawn-bookables-part.server.ts';
import { withdrawnRoomsPart, withdrawnVenuesPart } from './withdrawn-places-part.server.ts';

/** What is withdrawn and named by what is not: without it that could not come in. Lowest first. */
export const withdrawnParts: readonly BundlePart[] = [withdrawnVenuesPart, withdrawnRoomsPart, withdrawnBookablesPart];
