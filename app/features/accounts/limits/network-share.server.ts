import type { Limit } from '#platform/feature/limit.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { hardestPuzzle } from '../captcha.ts';
import { doneOrGivenBack } from './given-back.server.ts';
import { type Asking, tallyUses, untallyUses, usesOfNetworks } from './within-limit.server.ts';

/**
 * Does something that a network has a share of: one use more, which is given back where it is not done after all, or fails.
 * Behind one address there may be a hall with thousands: nobody is refused, but beyond the share, where a graphic code will
 * do, every doubling asks for a puzzle that is twice as hard.
 * @param act given how hard a puzzle goes with it; 0: a graphic code will do
 * @throws what `act` throws
 */
export async function withinShare<Answer>(
  site: Asking & Pick<SiteContext, 'log'>,
  share: Limit,
  act: (work: number) => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
): Promise<Answer> {
  if (!site.settings.RATE_LIMITS) return act(0);
  const now = site.clock.now();
  const uses = usesOfNetworks(site, share);
  const counted = await tallyUses(site.db, now, uses);
  const work = Math.max(...counted.map(({ count }, i) => workFor(count - 1, uses[i]?.times ?? 0)));
  return doneOrGivenBack(
    site,
    () => act(work),
    isDone,
    () => untallyUses(site.db, now, uses),
  );
}

/** How hard the puzzle is that goes with one use more: none within the share, and one level more for every doubling. */
export function workFor(count: number, share: number): number {
  if (count < share) return 0;
  return Math.min(hardestPuzzle, 1 + Math.floor(Math.log2(count / share)));
}

/** A limit beyond which each `step` of uses more asks for a puzzle that is one level harder. */
export interface Stepped extends Limit {
  step: number;
}

/** How hard the puzzle is that goes with one use more of such a limit. */
export function stepsBeyond(count: number, { times, step }: Pick<Stepped, 'times' | 'step'>): number {
  return count < times ? 0 : Math.min(hardestPuzzle, 1 + Math.floor((count - times) / step));
}

/** How many uses there may be where so hard a puzzle goes with each. */
export function mostWith({ times, step }: Pick<Stepped, 'times' | 'step'>, work: number): number {
  return work >= hardestPuzzle ? Number.POSITIVE_INFINITY : times + step * work;
}
