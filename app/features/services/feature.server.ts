import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { servicesAddresses } from './addresses.server.ts';
import { servicesApi } from './api.ts';
import { servicePageKind } from './publishing/page-kind.server.ts';
import { servicePartKind } from './publishing/part-kind.server.ts';
import { phraseKind } from './publishing/phrase-kind.server.ts';
import { foodPlaceKind, hotelKind, serviceProviderKind } from './publishing/provider-kinds.server.ts';
import { shuttleLineKind } from './publishing/shuttle-line-kind.server.ts';

export default {
  calls: [servicesApi],
  content: [
    hotelKind,
    foodPlaceKind,
    serviceProviderKind,
    shuttleLineKind,
    servicePageKind,
    servicePartKind,
    phraseKind,
  ],
  addresses: servicesAddresses,
  demonstration: {
    tags: ['services'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedServices(tx, seeding),
  },
} satisfies ServerFeature;
