import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleWakeScript } from './vite-plugin-wake.ts';

test('the script is small, classic and whole', async () => {
  const { text, sources } = await bundleWakeScript();
  expect(text.length).toBeLessThan(4800);
  expect(text).not.toMatch(/<\/script|<!--|\bimport\b(?!\()|\bexport\b/i);
  expect(sources.some((source) => source.endsWith('wake/wake.ts'))).toBe(true);
  expect(() => runInNewContext(`(function () {${text}})`)).not.toThrow();
});
