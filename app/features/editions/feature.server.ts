import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { editionsAddresses } from './addresses.server.ts';
import { editionsApi } from './api.ts';
import { countryKind } from './publishing/country-kind.server.ts';
import { defaultLinkKind } from './publishing/default-link-kind.server.ts';
import { editionKind } from './publishing/edition-kind.server.ts';
import { linkKind, organiserKind } from './publishing/organisation-kinds.server.ts';

export default {
  calls: [editionsApi],
  content: [editionKind, countryKind, organiserKind, linkKind, defaultLinkKind],
  addresses: editionsAddresses,
  demonstration: {
    tags: ['editions'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedEditions(tx, seeding),
  },
} satisfies ServerFeature;
