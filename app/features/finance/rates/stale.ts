/** So old (milliseconds) a rate may be before the site says that it is no longer fresh: a weekend and a day. */
const freshFor = 3 * 86_400_000;

/** Whether a rate is too old to be called today's. */
export function isStale(updatedAt: Date | null, now: Date): boolean {
  return updatedAt === null || now.getTime() - updatedAt.getTime() > freshFor;
}
