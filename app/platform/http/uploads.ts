/** Uploads that one process takes at a time: each holds its body in memory, 10 MiB at most. */
const mostAtOnce = 12;

/** Members whose upload is under way. */
const underWay = new Set<number>();

/** After how many seconds whoever was told `busy` may try again. */
export const uploadRetryAfter = 10;

/**
 * Reads what a member sends and takes it in: one upload a member, and few in all.
 * @returns 'busy' where the member's upload before is still under way, or too many are; then nothing was read
 */
export async function asUpload<T>(memberId: number, work: () => Promise<T>): Promise<T | 'busy'> {
  if (underWay.has(memberId) || underWay.size >= mostAtOnce) return 'busy';
  underWay.add(memberId);
  try {
    return await work();
  } finally {
    underWay.delete(memberId);
  }
}
