import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { programmeAddresses } from './addresses.server.ts';
import { forgetMember, memberData } from './alerts/alerts.server.ts';
import { alertJobs } from './alerts/tell-changes.server.ts';
import { programmeApi } from './api.ts';
import { bookableKind } from './publishing/bookable-kind.server.ts';
import { eventKind } from './publishing/event-kind.server.ts';
import { eventKindKind, eventTopicKind } from './publishing/name-kinds.server.ts';
import { roomKind } from './publishing/room-kind.server.ts';
import { venueKind } from './publishing/venue-kind.server.ts';

export default {
  calls: [programmeApi],
  content: [eventKind, roomKind, venueKind, bookableKind, eventKindKind, eventTopicKind],
  bundleParts: async () => (await import('./publishing/withdrawn-parts.server.ts')).withdrawnParts,
  jobs: alertJobs,
  member: { memberData, forgetMember },
  addresses: programmeAddresses,
  demonstration: {
    tags: ['programme'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedProgramme(tx, seeding),
  },
} satisfies ServerFeature;
