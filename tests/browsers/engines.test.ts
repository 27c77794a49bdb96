import { mkdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWhereNeeded } from '#server/build.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { testedLanguages } from '../e2e/languages.ts';
import { dataOfSite } from '../e2e/this-run.ts';
import { firefoxEngine } from './firefox.ts';
import type { Hands } from './hands.ts';
import {
  changesLanguage,
  leavesInTheMiddle,
  logsIn,
  publishes,
  reserves,
  seesTheFrontPage,
  talks,
  usesTheNarrowMenu,
} from './journeys.ts';
import { webkitEngine } from './webkit.ts';

/**
 * What matters most of the site, in the two engines that the other browser tests do not use: all of it under
 * `npm run prove`, in `npm test` the front page and a reservation. What one of them cannot, neither is asked: passkeys,
 * and less than 447 pixels, which WebKitGTK does not have.
 */
const engines = [firefoxEngine, webkitEngine];
const prove = Boolean(process.env.PROVE);
const directory = dataOfSite('embedded');
let site: SiteProcess | undefined;

for (const { name, missing } of engines) {
  if (missing.length > 0) process.stdout.write(`Left out: ${name}, for ${missing.join(' and ')} is not installed\n`);
}

beforeAll(async () => {
  if (engines.every(({ missing }) => missing.length > 0)) return;
  await buildWhereNeeded();
  await mkdir(directory, { mode: 0o700 });
  await fillDirectory(directory);
  site = await startSite({ ...playedSecrets, DEMO: 'on', RATE_LIMITS: 'off', DATA_DIR: directory });
});

afterAll(async () => {
  await site?.stop();
  await rm(directory, { recursive: true, force: true });
});

for (const { name, missing, start } of engines) {
  describe.skipIf(missing.length > 0)(
    `${name}${missing.length > 0 ? `, without ${missing.join(' and ')}` : ''}`,
    () => {
      /** In a browser of its own. */
      async function goes(script: boolean, journey: (hands: Hands, url: string) => Promise<void>): Promise<void> {
        const { url } = site ?? { url: '' };
        const hands = await start({ url, script });
        try {
          await journey(hands, url);
          expect(hands.troubles).toEqual([]);
        } finally {
          await hands.close();
        }
      }

      test('the front page wakes, and a visitor reserves', { timeout: 180_000 }, () =>
        goes(true, async (hands, url) => {
          await seesTheFrontPage(hands);
          await reserves(hands, url);
        }),
      );

      describe.runIf(prove)('in full', { timeout: 180_000 }, () => {
        test('the menu in every language, from one into the next, and in a narrow window', () =>
          goes(true, async (hands) => {
            for (const locale of testedLanguages) await seesTheFrontPage(hands, locale);
            await changesLanguage(hands);
            await usesTheNarrowMenu(hands);
          }));

        test('whoever leaves a page while it wakes comes to where they were going', () =>
          goes(true, leavesInTheMiddle));

        test('a visitor reserves without script', () => goes(false, reserves));

        test('a member logs in by a code', () => goes(true, logsIn));

        test('a member asks about a project, and is answered', () => goes(true, talks));

        test('an editor writes a text, and readers have it', () => goes(true, publishes));
      });
    },
  );
}
