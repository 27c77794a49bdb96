/** Even a notice of a write that never arrives is made good after this time. Milliseconds. */
const longest = 60_000;

/** What was made from the database and is the same for many pages, kept in this process until one of its tags is emptied. */
export class Kept {
  readonly #values = new Map<string, { tags: string[]; until: number; value: Promise<unknown> }>();

  /**
   * The value kept under a key, made at the first call; calls meanwhile wait for it. What fails to be made is not kept.
   * @param key names one of few values: the map is never cut down
   * @param tags cache tags: what the value is made from, as with pages
   */
  get<T>(key: string, tags: string[], make: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key);
    if (kept && kept.until > performance.now()) return kept.value as Promise<T>;
    const entry = { tags, until: performance.now() + longest, value: make() };
    this.#values.set(key, entry);
    entry.value.catch(() => {
      if (this.#values.get(key) === entry) this.#values.delete(key);
    });
    return entry.value;
  }

  /** Forgets what was made from any of these tags, also what is being made just now. */
  empty(tags: string[]): void {
    for (const [key, entry] of this.#values) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#values.delete(key);
    }
  }

  emptyAll(): void {
    this.#values.clear();
  }
}
