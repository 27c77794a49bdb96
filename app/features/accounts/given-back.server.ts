/**
 * Does something that was counted beforehand, so that of many at once none is missed. What was counted is given back where
 * it was not done after all, or failed.
 * @throws what `act` throws
 */
export async function doneOrGivenBack<Answer>(
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
    if (!done) await giveBack();
  }
}
