/** One host is not asked oftener. Milliseconds. */
const hostRests = 5000;

/**
 * Has those who ask a host take turns.
 * @param now milliseconds of a clock that nobody sets
 * @returns gives the next turn of a host to whoever calls it: in so many milliseconds they may ask
 */
export function turnsOfHosts(now = () => performance.now()): (host: string) => number {
  const free = new Map<string, number>();
  return (host) => {
    const called = now();
    for (const [each, at] of free) if (at <= called) free.delete(each);
    const begins = free.get(host) ?? called;
    free.set(host, begins + hostRests);
    return begins - called;
  };
}
