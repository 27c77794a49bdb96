/** Uploads that one process takes at a time: each holds its body in memory, 10 MiB at most. */
const mostAtOnce = 12;

/** Of each member whose upload is under way: its end. */
const underWay = new Map<number, Promise<void>>();
/** Members who have another one waiting for that. */
const waiting = new Set<number>();

/** After how many seconds whoever was told `busy` may try again. */
export const uploadRetryAfter = 10;

/**
 * Reads what a member sends and takes it in: one upload a member at a time, one more that waits for it (the same sent twice
 * under one key gets the same answer), and few in all.
 * @returns 'busy' where the member has one waiting already, or too many are under way; then nothing was read
 */
export async function asUpload<T>(memberId: number, work: () => Promise<T>): Promise<T | 'busy'> {
  if (underWay.has(memberId)) {
    if (waiting.has(memberId)) return 'busy';
    waiting.add(memberId);
    // Whoever came as it ended may have been quicker.
    for (let before = underWay.get(memberId); before; before = underWay.get(memberId)) await before;
    waiting.delete(memberId);
  }
  // From the last look to taking the place nothing is waited for: nobody comes in between.
  if (underWay.size >= mostAtOnce) return 'busy';
  const end = Promise.withResolvers<void>();
  underWay.set(memberId, end.promise);
  try {
    return await work();
  } finally {
    underWay.delete(memberId);
    end.resolve();
  }
}
