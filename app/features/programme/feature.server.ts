import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { programmeAddresses } from './addresses.server.ts';
import { programmeApi } from './api.ts';
import { kindNames, topicNames } from './names.server.ts';
import { eventKind } from './publishing/event-kind.server.ts';
import { roomKind } from './publishing/room-kind.server.ts';
import { venueKind } from './publishing/venue-kind.server.ts';

export default {
  calls: [programmeApi],
  content: [eventKind, roomKind, venueKind, kindNames.kind, topicNames.kind],
  addresses: programmeAddresses,
  demonstration: {
    tags: ['programme'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedProgramme(tx, seeding),
  },
} satisfies ServerFeature;
