import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sleepingLink, sleepingScript } from '#platform/router/sleep/asleep.ts';
import { asleep } from '#platform/router/sleep/prepare-page.ts';
import { bundleWakeScript } from './vite-plugin-wake.ts';

test('the front puts a page to sleep under the names that wake it', () => {
  expect(asleep.module).toBe(sleepingScript);
  expect(asleep.stylesheet).toBe(`${sleepingLink}stylesheet`);
  expect(asleep.modulepreload).toBe(`${sleepingLink}modulepreload`);
});

test('the script is small, classic and whole', async () => {
  const { text, sources } = await bundleWakeScript();
  expect(text.length).toBeLessThan(4400);
  expect(text).not.toMatch(/<\/script|<!--|\bimport\b(?!\()|\bexport\b/i);
  expect(sources.some((source) => source.endsWith('wake/wake.ts'))).toBe(true);
  expect(() => runInNewContext(`(function () {${text}})`)).not.toThrow();
});
