interface Asked<Item, Answer> {
  item: Item;
  answered: PromiseWithResolvers<Answer>;
}

/**
 * Does for many at once what each asks for: the first of a key at once, those who come meanwhile together after it, in the
 * order in which they came. So nobody waits for company, and a crowd costs as many statements as there are rounds.
 */
export class Gathered<Item, Answer> {
  /** Who waits, of each key that is being worked for. */
  readonly #waiting = new Map<string, Asked<Item, Answer>[]>();
  readonly #most: number;
  readonly #work: (items: readonly [Item, ...Item[]]) => Promise<Answer>;

  /**
   * @param most how many are worked for together
   * @param work what is done for them; each is answered what it answers, or throws
   */
  constructor(most: number, work: (items: readonly [Item, ...Item[]]) => Promise<Answer>) {
    this.#most = most;
    this.#work = work;
  }

  /** @param key those of another one are neither waited for nor worked for together */
  ask(key: string, item: Item): Promise<Answer> {
    const answered = Promise.withResolvers<Answer>();
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.push({ item, answered });
    else void this.#workFor(key, [{ item, answered }]);
    return answered.promise;
  }

  async #workFor(key: string, waiting: Asked<Item, Answer>[]): Promise<void> {
    this.#waiting.set(key, waiting);
    for (let [first, ...others] = this.#next(waiting); first; [first, ...others] = this.#next(waiting)) {
      const group = [first, ...others];
      try {
        const answer = await this.#work([first.item, ...others.map(({ item }) => item)]);
        for (const { answered } of group) answered.resolve(answer);
      } catch (error) {
        for (const { answered } of group) answered.reject(error);
      }
    }
    this.#waiting.delete(key);
  }

  #next(waiting: Asked<Item, Answer>[]): Asked<Item, Answer>[] {
    return waiting.splice(0, this.#most);
  }
}
