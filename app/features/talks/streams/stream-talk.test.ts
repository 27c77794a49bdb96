import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DatabaseAway } from '#platform/db/away.ts';
import { streamTalk } from './stream-talk.server.ts';
import { TalkStreams } from './talk-streams.server.ts';

/** A stream over entries that the test holds, which fail to be read as long as `failure` is there. */
function stream() {
  const held = { failure: undefined as Error | undefined, last: 0, beats: 0 };
  const logged: unknown[] = [];
  const streams = new TalkStreams();
  const ask = async <T>(answer: T) => {
    if (held.failure) throw held.failure;
    return answer;
  };
  const opened = streamTalk({
    talkId: 1,
    sessionId: '',
    memberId: 1,
    after: 0,
    read: (after) => ask(after < held.last ? [{ number: held.last, data: { number: held.last } }] : []),
    mayGoOn: () => {
      held.beats += 1;
      return ask(true);
    },
    log: pino({}, { write: (line: string) => logged.push(line) }),
    streams,
    every: 5,
  });
  if (typeof opened === 'string') throw new Error(opened);
  let text = '';
  const ended = opened.pipeTo(
    new WritableStream({
      write: (piece) => {
        text += new TextDecoder().decode(piece);
      },
    }),
  );
  return { held, streams, logged, said: () => text, ended };
}

test('while the database is away a stream lives on, and says then what it missed', async () => {
  const { held, streams, said, logged, ended } = stream();
  await expect.poll(said).toContain('retry:');
  held.failure = new DatabaseAway(new Error('refused'));
  held.last = 7;
  streams.wake(1);
  const { beats } = held;
  await expect.poll(() => held.beats).toBeGreaterThan(beats + 2);
  expect([streams.count, said().includes('id: 7'), logged]).toEqual([1, false, []]);
  held.failure = undefined;
  // As the connection for notices is there again.
  streams.wakeAll();
  await expect.poll(said).toContain('id: 7');
  streams.end();
  await ended;
});

test('what fails for another reason ends the stream, and is logged', async () => {
  const { held, streams, logged, ended } = stream();
  held.failure = new Error('a fault');
  await ended;
  expect([streams.count, logged.length]).toEqual([0, 1]);
});
