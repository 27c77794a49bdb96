import { isDatabaseAway } from '../db/away.ts';

/** Even a notice of a write that never arrives is made good after this time. Milliseconds. */
const longest = 60_000;

/** What was made from the database and is the same for many pages, kept in this process until one of its tags is emptied. */
export class Kept {
  readonly #values = new Map<string, { tags: string[]; until: number; value: Promise<unknown> }>();

  /**
   * The value kept under a key, made at the first call; calls meanwhile wait for it. What fails to be made is not kept; where
   * it fails because the database is away, the value of before stands in.
   * @param key names one of a number that is known beforehand (the most are five of each country in each language): nothing is
   *   taken out because its time is over, for it stands in while the database is away
   * @param tags cache tags: what the value is made from, as with pages
   */
  get<T>(key: string, tags: string[], make: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key);
    if (kept && kept.until > performance.now()) return kept.value as Promise<T>;
    const made = make();
    const value = kept ? made.catch((error) => standIn(kept.value as Promise<T>, error)) : made;
    const entry = { tags, until: performance.now() + longest, value };
    this.#values.set(key, entry);
    made.catch((error) => {
      if (this.#values.get(key) !== entry) return;
      // Tried again at the next call.
      if (kept && isDatabaseAway(error)) this.#values.set(key, { ...kept, until: 0 });
      else this.#values.delete(key);
    });
    return value;
  }

  /** Forgets what was made from any of these tags, also what is being made just now. */
  empty(tags: string[]): void {
    for (const [key, entry] of this.#values) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#values.delete(key);
    }
  }

  /** Makes everything anew at its next call: what it was made from may have changed. */
  emptyAll(): void {
    for (const key of this.#values.keys()) this.#end(key);
  }

  /** The same for what was made from any of these tags: its time is over, but nothing was written. */
  renew(tags: string[]): void {
    for (const [key, entry] of this.#values) if (entry.tags.some((tag) => tags.includes(tag))) this.#end(key);
  }

  #end(key: string): void {
    const entry = this.#values.get(key);
    if (entry) this.#values.set(key, { ...entry, until: 0 });
  }
}

function standIn<T>(before: Promise<T>, error: unknown): Promise<T> {
  if (isDatabaseAway(error)) return before;
  throw error;
}
