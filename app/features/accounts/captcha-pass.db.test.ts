import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { claimPass, givePass, isFresh } from './captcha-pass.server.ts';

const platform = emptyPlatform();

const later = (site: ReturnType<typeof platform>, ms: number) => ({
  ...site,
  clock: { now: () => new Date(Date.now() + ms) },
});

test('an answered graphic code stands for one sending, however many ask at once', async () => {
  const site = platform();
  const pass = await givePass(site, 0);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimPass(site, pass)));
  expect(claims.filter((work) => work === 0)).toHaveLength(1);
  expect(await claimPass(site, pass)).toBeUndefined();
});

test('after ten minutes it stands for nothing, nor does one that is given back last longer', async () => {
  const site = platform();
  const pass = await givePass(site, 0);
  expect(isFresh(site, pass)).toBe(true);
  const after = later(site, 601_000);
  expect(isFresh(after, pass)).toBe(false);
  expect(await claimPass(after, pass)).toBeUndefined();
  const back = await givePass(later(site, 500_000), 0, pass.until);
  expect(back.until).toBe(pass.until);
  expect(await claimPass(after, back)).toBeUndefined();
});
