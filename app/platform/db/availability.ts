import type { Logger } from 'pino';
import { DatabaseAway, isThere } from './away.ts';

/** Between two knocks at a database that is away: milliseconds. */
const pause = 500;

/** How a database is asked whether it is there. */
export interface Probe {
  /** Opens a connection of its own and asks something. @throws where that does not work within so many milliseconds */
  ask(within: number): Promise<void>;
  /** Breaks off every connection there is: what waits on one of them would wait for minutes. */
  cut(): void;
}

const patience = { first: 5000, next: 2000 };
/** Single connections that fail while the database is there are told of once in so many milliseconds. */
const betweenWarnings = 60_000;

/**
 * Knows whether the database is there. A connection that fails makes it look; while the database is away one knock in half a
 * second is all that it gets, everything else is refused at once, and the log says its going and its coming once.
 */
export class Availability {
  readonly #probe: Probe | undefined;
  readonly #log: Logger | undefined;
  readonly #waiting = new Set<(reason: DatabaseAway) => void>();
  #away: { since: Date; reason: DatabaseAway } | undefined;
  #looking = false;
  #warnedAt = Number.NEGATIVE_INFINITY;
  #stopped = false;
  #endPause = () => {};

  /** @param probe left out where the database is in this process: it is there as long as the process is */
  constructor(probe?: Probe, log?: Logger) {
    this.#probe = probe;
    this.#log = log;
  }

  /** Since when the database has been away; undefined while it is there. */
  get awaySince(): Date | undefined {
    return this.#away?.since;
  }

  /** A connection failed or broke: perhaps the database is away. */
  suspect(reason: DatabaseAway): void {
    if (this.#probe && !this.#looking && !this.#stopped) void this.#look(this.#probe, reason);
  }

  /**
   * What is awaited of the database, given up the moment that it is known to be away.
   * @param begin begins it; not called while the database is away
   * @param late takes what comes after it was given up
   * @throws DatabaseAway
   */
  while<T>(begin: () => Promise<T>, late: (value: T) => void): Promise<T> {
    if (this.#away) return Promise.reject(this.#away.reason);
    const work = begin();
    return new Promise((resolve, reject) => {
      const giveUp = (reason: DatabaseAway) => {
        reject(reason);
        work.then(late, () => {});
      };
      this.#waiting.add(giveUp);
      work.then(resolve, reject).finally(() => this.#waiting.delete(giveUp));
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#endPause();
  }

  async #look(probe: Probe, reason: DatabaseAway): Promise<void> {
    this.#looking = true;
    for (let trouble = await ask(probe, patience.first); trouble && !this.#stopped; ) {
      if (!this.#away) this.#begin(probe, trouble);
      await this.#wait();
      trouble = await ask(probe, patience.next);
    }
    this.#looking = false;
    if (this.#stopped) return;
    if (this.#away) this.#end(this.#away.since);
    else this.#warn(reason);
  }

  #warn({ code, message }: DatabaseAway): void {
    const now = performance.now();
    if (now - this.#warnedAt < betweenWarnings) return;
    this.#warnedAt = now;
    this.#log?.warn({ code, why: message }, 'something failed in the database, the database is there');
  }

  #begin(probe: Probe, trouble: DatabaseAway): void {
    this.#away = { since: new Date(), reason: trouble };
    this.#log?.error({ code: trouble.code, why: trouble.message }, 'the database is away');
    probe.cut();
    for (const giveUp of this.#waiting) giveUp(trouble);
    this.#waiting.clear();
  }

  #end(since: Date): void {
    this.#away = undefined;
    this.#log?.info({ seconds: Math.round((Date.now() - since.getTime()) / 100) / 10 }, 'the database is back');
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** @returns why it is away; nothing where it is there */
async function ask(probe: Probe, within: number): Promise<DatabaseAway | undefined> {
  try {
    await probe.ask(within);
    return undefined;
  } catch (error) {
    return isThere(error) ? undefined : new DatabaseAway(error);
  }
}
