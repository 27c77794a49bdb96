import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { page, startFront } from '../front.fixture.ts';

const megabytes = 10 * 1024 * 1024;
const head = (length: number, path = '/upload') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`;
const refusing = { fetch: async () => page('who are you', { status: 401 }) };

/** All that comes on a connection until it ends. @throws Error where it breaks */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

test('a body that nobody wants is answered before it has come, and its connection ends with it', async () => {
  await using running = await startFront({ site: refusing });
  const socket = connect(running.port, '127.0.0.1');
  socket.write(head(megabytes));
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\nConnection: close\r\n[\s\S]*who are you/);
  socket.end(Buffer.alloc(megabytes));
  await once(socket, 'close');
});

test.for(['/upload', '/not-for-uploads'])(
  'who sends all of it before listening, as browsers do, finds the answer: %s',
  async (path) => {
    await using running = await startFront({ site: refusing });
    const socket = connect(running.port, '127.0.0.1');
    socket.write(head(megabytes, path));
    // In pieces, as they are taken: some are sent long after the answer.
    for (let sent = 0; sent < megabytes; sent += 65_536) {
      if (!socket.write(Buffer.alloc(65_536))) await once(socket, 'drain');
      if (sent % (megabytes / 10) === 0) await pause(5);
    }
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 4(01|13) /);
  },
);

test('where many are heard to their end, the one that has been for longest is cut, and who comes finds the answer', async () => {
  await using running = await startFront({ site: refusing });
  const open = async () => {
    const socket = connect(running.port, '127.0.0.1').on('error', () => {});
    socket.write(head(megabytes));
    await once(socket, 'data');
    return socket;
  };
  const first = await open();
  const others = await Promise.all(Array.from({ length: 63 }, open));
  expect(first.closed).toBe(false);
  const closed = once(first, 'close');
  const last = connect(running.port, '127.0.0.1');
  last.write(head(megabytes));
  for (let sent = 0; sent < megabytes; sent += 65_536) {
    if (!last.write(Buffer.alloc(65_536))) await once(last, 'drain');
  }
  expect(await readAll(last)).toMatch(/^HTTP\/1.1 401 /);
  await closed;
  expect(others.filter(({ closed }) => closed)).toEqual([]);
  for (const other of others) other.destroy();
}, 30_000);

test('who goes on sending is cut off after ten seconds, and costs a piece every ten milliseconds', async () => {
  await using running = await startFront({ site: refusing });
  const socket = connect(running.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  const began = performance.now();
  let taken = 0;
  socket.write(head(10 * 1024 * megabytes));
  const piece = Buffer.alloc(65_536);
  const send = () => {
    if (socket.destroyed) return;
    taken += piece.length;
    if (socket.write(piece)) setImmediate(send);
    else socket.once('drain', send);
  };
  send();
  // It is cut off, not ended: `once` would take the error for a failure.
  await new Promise((closed) => socket.once('close', closed));
  const seconds = (performance.now() - began) / 1000;
  expect(seconds).toBeGreaterThan(8);
  expect(seconds).toBeLessThan(20);
  // At 64 KiB every 10 ms, and what the system holds for the two.
  expect(taken).toBeLessThan(seconds * 100 * 65_536 + 16 * 1024 * 1024);
}, 30_000);
