import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { directoryAddresses } from './addresses.server.ts';
import { directoryApi } from './api.ts';
import { facetsOfCompanies } from './publishing/findable-company.server.ts';
import { relistCompanies } from './relist-companies.server.ts';

export default {
  calls: [directoryApi],
  addresses: directoryAddresses,
  facets: { exhibitor: facetsOfCompanies, buyer: facetsOfCompanies },
  relist: relistCompanies,
  demonstration: {
    tags: ['directory'],
    write: async (tx, seeding) => (await import('./seed.server.ts')).seedDirectory(tx, seeding),
  },
} satisfies ServerFeature;
