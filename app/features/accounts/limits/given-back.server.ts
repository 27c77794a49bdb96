import type { SiteContext } from '#platform/http/site-context.ts';

/**
 * Does something that was counted beforehand, so that of many at once none is missed. What was counted is given back where
 * it was not done after all, or failed. Where giving back fails, the log says so: one use too many is counted then, and what
 * became of the act stays what it is.
 * @throws what `act` throws
 */
export async function doneOrGivenBack<Answer>(
  { log }: Pick<SiteContext, 'log'>,
  act: () => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
  giveBack: () => Promise<void>,
): Promise<Answer> {
  let done = false;
  try {
    const answer = await act();
    done = isDone(answer);
    return answer;
  } finally {
    if (!done) await giveBack().catch((err) => log.error({ err }, 'what was counted could not be given back'));
  }
}
