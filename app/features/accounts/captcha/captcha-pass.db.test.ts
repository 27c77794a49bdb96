import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { claimPass, givePass, isFresh, tradePass } from './captcha-pass.server.ts';

const platform = emptyPlatform();

const later = (site: ReturnType<typeof platform>, ms: number) => ({
  ...site,
  clock: { now: () => new Date(Date.now() + ms) },
});

test('an answered graphic code stands for one sending, however many ask at once', async () => {
  const site = platform();
  const pass = await givePass(site, 0);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimPass(site, pass)));
  expect(claims.filter((claimed) => claimed !== undefined)).toEqual([pass]);
  expect(await claimPass(site, pass)).toBeUndefined();
});

test('after ten minutes it stands for nothing', async () => {
  const site = platform();
  const pass = await givePass(site, 0);
  expect(isFresh(site, pass)).toBe(true);
  const after = later(site, 601_000);
  expect(isFresh(after, pass)).toBe(false);
  expect(await claimPass(after, pass)).toBeUndefined();
});

test('of a pass and the one it was traded for one is claimed', async () => {
  const site = platform();
  const pass = await givePass(site, 2);
  const other = { ...pass, id: `${pass.id} again` };
  expect(await tradePass(site, pass, other)).toEqual(other);
  expect(await claimPass(site, pass)).toBeUndefined();
  expect(await claimPass(site, other)).toEqual(other);
  expect(await tradePass(site, pass, other)).toBeUndefined();
  expect(await claimPass(site, other)).toBeUndefined();
});
