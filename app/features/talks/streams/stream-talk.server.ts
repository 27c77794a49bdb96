import type { Logger } from 'pino';
import { isDatabaseAway } from '#platform/db/away.ts';
import { Turns } from '#platform/turns.ts';
import { type Listening, type TalkStreams, talkStreams } from './talk-streams.server.ts';

/** How often a stream says that it lives, and asks whether it still may: milliseconds. */
export const heartbeat = 20_000;

/** After so long (milliseconds) a browser that was cut off comes back. */
const retry = 3000;

/** A reader who does not take what is sent is let go at so many waiting pieces: it comes back and reads on. */
const waitingMost = 200;

/** Streams of a process that read from the database at a time: pages keep most of its connections. */
const readers = new Turns(3);

/** Something that a stream says: an entry with its number. */
export interface Said {
  number: number;
  data: object;
}

export interface Streaming {
  talkId: number;
  memberId: number;
  /** It ends with this session. */
  sessionId: string;
  /** The number after which it begins: what the browser has seen last. */
  after: number;
  /** The next entries after a number, in order; none where there are no more. */
  read(after: number): Promise<Said[]>;
  /** Whether whoever listens still may: their session, and that the talk is theirs. */
  mayGoOn(): Promise<boolean>;
  log: Logger;
  /** Where it takes its place, and how often it says that it lives; tests have others. */
  streams?: TalkStreams;
  every?: number;
}

/**
 * Opens a stream of server-sent events: `entry` with an entry's number as its id, `changed` where something else about the
 * talk is different. Each entry is read from the database after the last one that was sent, so none is lost or sent twice,
 * whatever notices come; between two readings it holds no connection.
 * @returns why there is no place for it
 */
export function streamTalk(streaming: Streaming): ReadableStream<Uint8Array> | 'member-full' | 'full' {
  return new TalkStream(streaming).open();
}

class TalkStream {
  readonly #asked: Streaming;
  readonly #text = new TextEncoder();
  /** The number that was sent last. */
  #last: number;
  #place: Listening | undefined;
  #beat: NodeJS.Timeout | undefined;
  /** Undefined once the stream has ended. */
  #out: ReadableStreamDefaultController<Uint8Array> | undefined;
  #isReading = false;
  /** Something has happened during the reading. */
  #readsAgain = false;

  constructor(asked: Streaming) {
    this.#asked = asked;
    this.#last = asked.after;
  }

  open(): ReadableStream<Uint8Array> | 'member-full' | 'full' {
    const { talkId, memberId, sessionId, streams = talkStreams } = this.#asked;
    const joined = streams.join({
      ...{ talkId, memberId, sessionId },
      wake: () => void this.#wake(),
      end: () => this.#close(),
      check: () => void this.#goOn(),
    });
    if (typeof joined === 'string') return joined;
    this.#place = joined;
    return new ReadableStream<Uint8Array>({
      start: (controller) => this.#begin(controller),
      cancel: () => this.#stop(),
    });
  }

  #begin(out: ReadableStreamDefaultController<Uint8Array>): void {
    this.#out = out;
    this.#say(`retry: ${retry}\n\n`);
    this.#beat = setInterval(() => void this.#goOn(), this.#asked.every ?? heartbeat);
    void this.#wake(false);
    // Its session may have ended between the asking and its taking a place here.
    void this.#goOn();
  }

  #stop(): void {
    clearInterval(this.#beat);
    this.#place?.leave();
    this.#out = undefined;
  }

  #close(): void {
    const open = this.#out;
    this.#stop();
    open?.close();
  }

  #say(words: string): void {
    if ((this.#out?.desiredSize ?? 0) < -waitingMost) this.#close();
    this.#out?.enqueue(this.#text.encode(words));
  }

  /** One reading at a time; what happens meanwhile is read after it. */
  async #wake(isChange = true): Promise<void> {
    if (this.#isReading) {
      this.#readsAgain = true;
      return;
    }
    this.#isReading = true;
    await this.#catchUp(isChange).catch((err: unknown) => this.#failed(err, isChange));
    this.#isReading = false;
    if (!this.#readsAgain || !this.#out) return;
    this.#readsAgain = false;
    await this.#wake();
  }

  async #catchUp(isChange: boolean): Promise<void> {
    const before = this.#last;
    for (let batch = await this.#next(); this.#out && batch.length > 0; batch = await this.#next()) {
      for (const { number, data } of batch) {
        this.#say(`id: ${number}\nevent: entry\ndata: ${JSON.stringify(data)}\n\n`);
        this.#last = number;
      }
    }
    if (isChange && this.#last === before) this.#say('event: changed\ndata: {}\n\n');
  }

  #next(): Promise<Said[]> {
    return readers.run(() => this.#asked.read(this.#last));
  }

  #failed(err: unknown, isChange: boolean): void {
    // While the database is away nothing happens in a talk: the stream waits for it.
    if (isDatabaseAway(err)) {
      setTimeout(() => this.#out && void this.#wake(isChange), retry);
      return;
    }
    this.#asked.log.warn({ err }, 'a talk could not be read for its stream');
    this.#close();
  }

  /** Says that it lives, or ends where it no longer may. */
  async #goOn(): Promise<void> {
    const { mayGoOn, log } = this.#asked;
    const may = await readers.run(mayGoOn).catch((err: unknown) => {
      // Nobody can be told anything that they may not read: it is asked again at the next beat.
      if (isDatabaseAway(err)) return true;
      log.warn({ err }, 'a stream could not be checked');
      return false;
    });
    if (may) this.#say(': \n\n');
    else this.#close();
  }
}
