/**
 * Reads something at most once in a while: whoever asks meanwhile is given what was read, also the failure.
 * @param milliseconds for how long, counted from the beginning of the reading; one that takes longer is not begun a second time
 */
export function keptBriefly<T>(read: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let kept: { until: number; reading: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (kept && kept.until > now) return kept.reading;
    const mine = { until: Number.POSITIVE_INFINITY, reading: read() };
    kept = mine;
    const landed = () => {
      mine.until = now + milliseconds;
    };
    mine.reading.then(landed, landed);
    return mine.reading;
  };
}
