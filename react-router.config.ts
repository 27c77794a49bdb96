import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeManifests } from './app/platform/router/table/write-manifests.ts';
import { finishedMark } from './server/finished-build.ts';

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The whole table of pages comes with the client: asking for it piece by piece would be a request nobody can cache.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => {
    writeManifests(join(buildDirectory, 'client'));
    writeFileSync(join(buildDirectory, finishedMark), '');
  },
} satisfies Config;
