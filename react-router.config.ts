import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeManifests } from './server/write-manifests.ts';

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The whole table of pages comes with the client: asking for it piece by piece would be a request nobody can cache.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeManifests(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
