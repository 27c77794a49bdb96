/** Why a piece of work was not done: too many wait, it took too long, it broke its process, or it threw. */
export class WorkNotDone extends Error {
  override name = 'WorkNotDone';
  readonly reason: 'busy' | 'too-long' | 'crashed' | 'threw';

  constructor(reason: WorkNotDone['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
