import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { allPages, askAll } from '#tests/support/sites/all-pages.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { residentMemory } from '#tests/support/sites/resident-memory.ts';
import { startSite } from '#tests/support/sites/site-process.ts';

/** How many pages are looked at: all of them under `npm run prove`. */
const most = process.env.PROVE ? Number.POSITIVE_INFINITY : 60;
const megabyte = 1024 * 1024;

test.skipIf(process.platform !== 'linux')(
  'with its database in it the process takes less than 350 MB, whatever was looked at',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'expo-memory-'));
    try {
      await fillDirectory(directory);
      const site = await startSite({ ...playedSecrets, DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' });
      try {
        const pages = await allPages(site.url);
        await askAll(site.url, pages.slice(0, most));
        const { now, most: height } = residentMemory(site.process.pid);
        const figures = `${Math.round(now / megabyte)} MB, at its height ${Math.round(height / megabyte)} MB`;
        if (process.env.PROVE) console.log(`after ${pages.length} pages ${figures}`);
        expect(pages.length).toBeGreaterThan(1000);
        expect(now).toBeGreaterThan(100 * megabyte);
        expect.soft(now, figures).toBeLessThan(350 * megabyte);
        // What is collected a moment later counts here.
        expect.soft(height, figures).toBeLessThan(375 * megabyte);
      } finally {
        await site.stop();
      }
    } finally {
      rmSync(directory, { recursive: true });
    }
  },
  600_000,
);
