import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The whole table of pages comes with the client: asking for it piece by piece would be a request nobody can cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
