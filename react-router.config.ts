import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole table of pages comes with the client: asking for it piece by piece would be a request nobody can cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
