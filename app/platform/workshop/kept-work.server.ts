/**
 * Work whose results are kept, those asked for last: what is asked for again, or by many at once, is done once.
 * @param most results that are kept
 */
export function keptWork<Given, Result>(
  work: (input: Given) => Promise<Result>,
  most: number,
): (input: Given) => Promise<Result> {
  const kept = new Map<string, Promise<Result>>();
  return (input) => {
    const key = JSON.stringify(input);
    const result = kept.get(key) ?? work(input);
    kept.delete(key);
    kept.set(key, result);
    result.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
