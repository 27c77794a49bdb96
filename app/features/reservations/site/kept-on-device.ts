/**
 * Tells the site's worker on the device (public/sw.js) to keep a ticket's page for when the network is gone, until the day
 * after the visit. Nothing else keeps it: for caches on the way it is `no-store`.
 */
export function keptOnDevice({ date }: { date: string }): Record<string, string> {
  const until = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return { 'Keep-On-Device': until };
}
