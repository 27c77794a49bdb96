import type { StoredAnswer } from '../answer/stored-answer.ts';
import type { CacheAddress } from '../request-address.ts';
import type { ApiLanguage, CacheUse } from '../site.ts';
import { type Entry, KeptPages } from './kept-pages.ts';
import { TooBusy } from './render-queue.ts';

/** What rendering an address gave. */
export interface Rendered {
  answer: StoredAnswer;
  tags: readonly string[];
  /** Kept as a page, kept briefly as a page that is missing, or only given to those who wait for it. */
  keep: 'page' | 'missing' | 'no';
}

/** The answer is not the same for everybody: each request must be passed through by itself. */
export const personal = Symbol('personal');

/** What the cache needs from outside. */
export interface PageCacheOptions {
  /** Renders an address for everybody; `previous` is the answer that it would replace. Throws TooBusy where there is no room. */
  render(address: CacheAddress, previous: StoredAnswer | undefined): Promise<Rendered | typeof personal>;
  /** Milliseconds. */
  now(): number;
  /** Told of a render in the background that failed: the old answer stays. */
  onFailure(error: unknown, address: CacheAddress): void;
  /** Told once of an answer that is asked for often. */
  onPopular(answer: StoredAnswer): void;
  /** The pattern of an address (`Site.routeOf`). */
  routeOf(pathname: string): string;
  /** Whether what pages are made from is known to be out of reach. */
  isAway?(): boolean;
  maxBytes?: number;
}

/** An answer from the cache and how it came about. */
export interface Found {
  answer: StoredAnswer;
  use: Exclude<CacheUse, 'pass'>;
  entry?: Entry;
  /** Milliseconds, of one that stands in. */
  age?: number;
}

const freshFor = 30_000;
const missingFor = 10_000;
const staleFor = 3_600_000;
const retryAfter = 5_000;
const personalFor = 30_000;
const popularAt = 3;
/** What somebody has emptied may have been withdrawn: it stands in for a moment only. */
const emptiedStandsIn = 60_000;
const most = { bytes: 64 * 1024 * 1024, personal: 1000 };

/**
 * Answers that are the same for everybody, and when they are made anew: rendered once for all who wait, served stale while
 * they are rendered anew, outdated by tags. While what they are made from is away (their rendering answers 503), or
 * there is no room to render them, what was kept stands in.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #kept: KeptPages;
  readonly #flights = new Map<string, Promise<Rendered | typeof personal>>();
  readonly #personal = new Map<string, number>();
  #flying = 0;
  #emptyings = 0;
  /** For every tag emptied while something was being rendered: the count of its last emptying. */
  readonly #emptiedAt = new Map<string, number>();
  #allEmptiedAt = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#kept = new KeptPages(options.maxBytes ?? most.bytes);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The kept answer for a URL exactly as sent before, or undefined: the way that costs least. */
  recall(rawUrl: string, language: ApiLanguage): Found | undefined {
    const entry = this.#kept.spelt(rawUrl, language);
    return entry && this.#use(entry);
  }

  /** Lets `recall` find an entry under this spelling of its address. */
  remember(rawUrl: string, entry: Entry): void {
    this.#kept.remember(rawUrl, entry);
  }

  /**
   * The answer for an address, kept or rendered now.
   * @returns `personal` where the answer is not for everybody
   * @throws what rendering throws, where there is no kept answer
   */
  async get(address: CacheAddress): Promise<Found | typeof personal> {
    const entry = this.#kept.get(address.key);
    const kept = entry && this.#use(entry);
    if (kept) return kept;
    const personalUntil = this.#personal.get(address.key);
    if (personalUntil !== undefined && personalUntil > this.#options.now()) return personal;
    const rendered = await this.#renderOrStandIn(address, entry);
    if (rendered === personal || 'use' in rendered) return rendered;
    return { answer: rendered.answer, use: 'miss', entry: this.#kept.get(address.key) };
  }

  /** Makes anew what was made from any of the tags; what is being rendered now is given out but not kept. */
  empty(tags: readonly string[]): void {
    this.#emptyings += 1;
    for (const tag of tags) {
      for (const entry of this.#kept.tagged(tag)) this.#outdate(entry, this.#options.now() + emptiedStandsIn);
      if (this.#flying > 0) this.#emptiedAt.set(tag, this.#emptyings);
    }
    // Who asks from now on must not be given what was begun before.
    this.#flights.clear();
  }

  /** Makes everything anew: notices of what has changed may have been missed. */
  emptyAll(): void {
    this.#emptyings += 1;
    this.#allEmptiedAt = this.#emptyings;
    for (const entry of this.#kept.all()) this.#outdate(entry, Number.POSITIVE_INFINITY);
    this.#flights.clear();
    this.#personal.clear();
  }

  #outdate(entry: Entry, until: number): void {
    entry.standsInUntil = Math.min(entry.standsInUntil ?? until, until);
  }

  /** The kept answer, however old, where none can be made. */
  #standIn(entry: Entry, use: 'away' | 'busy'): Found | undefined {
    const now = this.#options.now();
    if ((entry.standsInUntil ?? Number.POSITIVE_INFINITY) < now) return undefined;
    return { answer: entry.answer, use, entry, age: now - entry.renderedAt };
  }

  async #renderOrStandIn(address: CacheAddress, entry?: Entry): Promise<Rendered | Found | typeof personal> {
    try {
      const rendered = await this.#render(address, entry);
      const isAway = rendered !== personal && rendered.answer.status === 503;
      return (isAway && entry && this.#standIn(entry, 'away')) || rendered;
    } catch (error) {
      const found = error instanceof TooBusy && entry && this.#standIn(entry, 'busy');
      if (found) return found;
      throw error;
    }
  }

  #use(entry: Entry): Found | undefined {
    const now = this.#options.now();
    const age = now - entry.renderedAt;
    if (this.#options.isAway?.()) return this.#standIn(entry, 'away');
    if (entry.standsInUntil !== undefined) return undefined;
    if (age >= (entry.missing ? missingFor : staleFor)) return undefined;
    if (now - entry.touchedAt >= 1000) this.#kept.touch(entry, now);
    entry.hits += 1;
    if (entry.hits === popularAt) this.#options.onPopular(entry.answer);
    if (entry.missing || age < freshFor) return { answer: entry.answer, use: 'hit', entry };
    if (now >= entry.retryAt) this.#refresh(entry);
    return { answer: entry.answer, use: 'stale', entry };
  }

  #refresh(entry: Entry): void {
    if (this.#flights.has(entry.address.key)) return;
    entry.retryAt = this.#options.now() + retryAfter;
    this.#render(entry.address, entry).then(
      (rendered) => {
        if (rendered !== personal && rendered.answer.status >= 500 && rendered.answer.status !== 503) {
          this.#options.onFailure(new Error(`status ${rendered.answer.status}`), entry.address);
        }
      },
      (error: unknown) => this.#options.onFailure(error, entry.address),
    );
  }

  #render(address: CacheAddress, previous: Entry | undefined): Promise<Rendered | typeof personal> {
    const running = this.#flights.get(address.key);
    if (running) return running;
    const since = this.#emptyings;
    this.#flying += 1;
    const promise = this.#options
      .render(address, previous?.answer)
      .then((rendered) => {
        this.#keep(address, rendered, since);
        return rendered;
      })
      .finally(() => this.#landed(address.key, promise));
    this.#flights.set(address.key, promise);
    return promise;
  }

  #landed(key: string, promise: Promise<unknown>): void {
    if (this.#flights.get(key) === promise) this.#flights.delete(key);
    this.#flying -= 1;
    if (this.#flying === 0) this.#emptiedAt.clear();
  }

  #keep(address: CacheAddress, rendered: Rendered | typeof personal, since: number): void {
    const before = this.#kept.get(address.key);
    if (rendered === personal) {
      if (before) this.#kept.remove(before);
      this.#markPersonal(address.key);
      return;
    }
    // Begun before an emptying, landed after what was begun behind it.
    if (before && before.since > since) return;
    if (this.#allEmptiedAt > since || rendered.tags.some((tag) => (this.#emptiedAt.get(tag) ?? 0) > since)) return;
    const failed = rendered.answer.status >= 500;
    if (before && !failed) this.#kept.remove(before);
    if (rendered.keep === 'no') return;
    const now = this.#options.now();
    this.#kept.add({
      address,
      answer: rendered.answer,
      tags: rendered.tags,
      missing: rendered.keep === 'missing',
      route: this.#options.routeOf(address.pathname),
      renderedAt: now,
      retryAt: 0,
      touchedAt: now,
      hits: before?.answer === rendered.answer ? before.hits : 0,
      since,
      spellings: [],
    });
    const entry = this.#kept.get(address.key);
    if (before && entry) for (const spelling of before.spellings) this.#kept.remember(spelling, entry);
  }

  #markPersonal(key: string): void {
    this.#personal.delete(key);
    if (this.#personal.size >= most.personal) this.#personal.delete(this.#personal.keys().next().value ?? '');
    this.#personal.set(key, this.#options.now() + personalFor);
  }
}
