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
  const { talkId, memberId, sessionId, read, mayGoOn, log, streams = talkStreams, every = heartbeat } = streaming;
  const text = new TextEncoder();
  let last = streaming.after;
  let place: Listening | undefined;
  let beat: NodeJS.Timeout | undefined;
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  let reading = false;
  let again = false;

  const stop = () => {
    clearInterval(beat);
    place?.leave();
    out = undefined;
  };
  const close = () => {
    const open = out;
    stop();
    open?.close();
  };
  const say = (words: string) => {
    if ((out?.desiredSize ?? 0) < -waitingMost) close();
    out?.enqueue(text.encode(words));
  };

  async function catchUp(isChange: boolean): Promise<void> {
    const before = last;
    for (let batch = await readers.run(() => read(last)); out && batch.length > 0; ) {
      for (const { number, data } of batch) {
        say(`id: ${number}\nevent: entry\ndata: ${JSON.stringify(data)}\n\n`);
        last = number;
      }
      batch = await readers.run(() => read(last));
    }
    if (isChange && last === before) say('event: changed\ndata: {}\n\n');
  }

  /** One reading at a time; what happens meanwhile is read after it. */
  async function wake(isChange = true): Promise<void> {
    if (reading) {
      again = true;
      return;
    }
    reading = true;
    try {
      await catchUp(isChange);
    } catch (err) {
      // While the database is away nothing happens in a talk: the stream waits for it.
      if (isDatabaseAway(err)) setTimeout(() => out && void wake(isChange), retry);
      else {
        log.warn({ err }, 'a talk could not be read for its stream');
        close();
      }
    }
    reading = false;
    if (!again || !out) return;
    again = false;
    await wake();
  }

  async function goOn(): Promise<void> {
    const may = await readers.run(mayGoOn).catch((err: unknown) => {
      // Nobody can be told anything that they may not read: it is asked again at the next beat.
      if (isDatabaseAway(err)) return true;
      log.warn({ err }, 'a stream could not be checked');
      return false;
    });
    if (may) say(': \n\n');
    else close();
  }

  const joined = streams.join({
    ...{ talkId, memberId, sessionId },
    wake: () => void wake(),
    end: close,
    check: () => void goOn(),
  });
  if (typeof joined === 'string') return joined;
  place = joined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      out = controller;
      say(`retry: ${retry}\n\n`);
      beat = setInterval(() => void goOn(), every);
      void wake(false);
      // Its session may have ended between the asking and its taking a place here.
      void goOn();
    },
    cancel: stop,
  });
}
