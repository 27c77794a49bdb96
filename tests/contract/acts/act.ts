import type { Staff } from '#features/staff/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** Why one side of an act is empty. */
export type Empty = 'made: nothing was before' | 'gone: nothing is after' | 'shown: nothing changed';

/** What the log says of an act that was done. */
export interface Expected {
  before: Record<string, unknown> | Empty;
  after: Record<string, unknown> | Empty;
}

/** Does one act, the last that is noted. */
export type Doing = (site: SiteContext, staff: Staff) => Promise<Expected>;

/** The outcome of a use case that a test cannot go on without. @throws where it is another one */
export function only<Answer extends { outcome: string }, Outcome extends Answer['outcome']>(
  answer: Answer,
  outcome: Outcome,
): Extract<Answer, { outcome: Outcome }> {
  if (answer.outcome !== outcome) throw new Error(`It was ${answer.outcome}`);
  return answer as Extract<Answer, { outcome: Outcome }>;
}
