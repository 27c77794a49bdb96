import type { SiteContext } from '#platform/http/site-context.ts';

/**
 * Tells the site's worker on the device (public/sw.js) to keep a ticket's page for when the network is gone, until the day
 * after the visit: a day of the device's clock, which a demonstration does not move. Nothing else keeps it: for caches on
 * the way it is `no-store`.
 */
export function keepOnDevice(
  { settings }: Pick<SiteContext, 'settings'>,
  { date }: { date: string },
): Record<string, string> {
  const dayAfter = Date.parse(`${date}T00:00:00Z`) + 86_400_000;
  const until = new Date(dayAfter - settings.CLOCK_OFFSET).toISOString().slice(0, 10);
  return { 'Keep-On-Device': until };
}
