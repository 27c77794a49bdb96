import type { StoredAnswer } from '../answer/stored-answer.ts';
import type { CacheAddress } from '../request-address.ts';
import type { ApiLanguage } from '../site.ts';

/** A kept answer. */
export interface Entry {
  readonly address: CacheAddress;
  answer: StoredAnswer;
  tags: readonly string[];
  /** What it took in memory when it came. */
  bytes: number;
  missing: boolean;
  /** The pattern of its address: for metrics. */
  route: string;
  renderedAt: number;
  retryAt: number;
  touchedAt: number;
  hits: number;
  /** Counted emptyings before its rendering began. */
  since: number;
  /** Not given out any more while it can be made anew; where it cannot, it stands in until then (milliseconds). */
  standsInUntil?: number;
  /** The raw URLs under which it is found without reading them. */
  spellings: string[];
}

const most = { variants: 200, missing: 200, spellings: 8 };

/**
 * Kept answers and what they are found by: canonical address, spelling, tag. Bounded in bytes, variants of a path and
 * missing pages: the least recently used goes first. When one is made anew is not decided here (page-cache.ts).
 */
export class KeptPages {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #spellings = new Map<ApiLanguage, Map<string, Entry>>();
  readonly #byTag = new Map<string, Set<Entry>>();
  readonly #byPath = new Map<string, Set<Entry>>();
  readonly #missing = new Set<Entry>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** By the key of a canonical address. */
  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** By a URL exactly as sent before. */
  spelt(rawUrl: string, language: ApiLanguage): Entry | undefined {
    return this.#spellings.get(language)?.get(rawUrl);
  }

  all(): Iterable<Entry> {
    return this.#entries.values();
  }

  tagged(tag: string): Iterable<Entry> {
    return this.#byTag.get(tag) ?? [];
  }

  /** Lets `spelt` find an entry under this spelling of its address. */
  remember(rawUrl: string, entry: Entry): void {
    if (this.#entries.get(entry.address.key) !== entry || entry.spellings.includes(rawUrl)) return;
    const { language } = entry.address;
    const spellings = this.#spellings.get(language) ?? new Map<string, Entry>();
    this.#spellings.set(language, spellings);
    if (entry.spellings.length >= most.spellings) spellings.delete(entry.spellings.shift() ?? '');
    entry.spellings.push(rawUrl);
    spellings.set(rawUrl, entry);
  }

  /** Makes an entry the one that was used last. */
  touch(entry: Entry, now: number): void {
    entry.touchedAt = now;
    this.#entries.delete(entry.address.key);
    this.#entries.set(entry.address.key, entry);
    const siblings = this.#byPath.get(entry.address.path);
    siblings?.delete(entry);
    siblings?.add(entry);
  }

  /** Keeps an answer whose address has none, and lets go of what is too much then: itself, where it is too long. */
  add(kept: Omit<Entry, 'bytes'>): void {
    const entry: Entry = { ...kept, bytes: kept.answer.bytes + bookkeeping(kept.address, kept.tags) };
    // One answer may not push out a tenth of the others.
    if (entry.bytes > this.#maxBytes / 10) return;
    this.#entries.set(entry.address.key, entry);
    this.#bytes += entry.bytes;
    for (const tag of entry.tags) setOf(this.#byTag, tag).add(entry);
    const siblings = setOf(this.#byPath, entry.address.path).add(entry);
    if (siblings.size > most.variants) this.#removeFirst(siblings.values());
    if (entry.missing && this.#missing.add(entry).size > most.missing) this.#removeFirst(this.#missing.values());
    while (this.#bytes > this.#maxBytes && this.#removeFirst(this.#entries.values()));
  }

  remove(entry: Entry): void {
    const { key, path, language } = entry.address;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    this.#missing.delete(entry);
    for (const spelling of entry.spellings) this.#spellings.get(language)?.delete(spelling);
    for (const tag of entry.tags) leave(this.#byTag, tag, entry);
    leave(this.#byPath, path, entry);
  }

  #removeFirst(entries: Iterator<Entry>): boolean {
    const oldest = entries.next();
    if (!oldest.done) this.remove(oldest.value);
    return !oldest.done;
  }
}

/** What an entry takes beside its answer: its objects, its places in maps and sets, its address in several spellings. */
function bookkeeping({ key, path, url }: CacheAddress, tags: readonly string[]): number {
  return 1536 + key.length + path.length + 2 * url.length + 128 * tags.length;
}

function setOf<T>(sets: Map<string, Set<T>>, key: string): Set<T> {
  const set = sets.get(key) ?? new Set<T>();
  sets.set(key, set);
  return set;
}

function leave<T>(sets: Map<string, Set<T>>, key: string, member: T): void {
  const set = sets.get(key);
  if (set?.delete(member) && set.size === 0) sets.delete(key);
}
