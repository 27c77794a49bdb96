import { ReadableStream } from 'node:stream/web';
import { expect, test } from 'vitest';
import { BrokenOff, readFile } from './read-file.server.ts';

const head = '--x\r\nContent-Disposition: form-data; name="film"; filename="a.mp4"\r\n\r\n';
const end = '\r\n--x--\r\n';

function sent(body: ReadableStream<Uint8Array> | string, type = 'multipart/form-data; boundary=x'): Request {
  const init = { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' };
  return new Request('http://localhost/film', init as RequestInit);
}

/** A body of so many pieces, and how many of them have been fetched. */
function pieces(many: number, piece = Buffer.alloc(64 * 1024, 1)) {
  const fetched = { count: 0, ended: false };
  async function* body() {
    try {
      yield Buffer.from(head);
      for (; fetched.count < many; fetched.count += 1) yield piece;
      yield Buffer.from(end);
    } finally {
      fetched.ended = true;
    }
  }
  return { body: ReadableStream.from(body()), fetched };
}

async function lengthOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of bytes) length += chunk.length;
  return length;
}

test('a file is taken while it comes, to its last byte', async () => {
  expect(await readFile(sent(pieces(40).body), 'film', lengthOf)).toBe(40 * 64 * 1024);
});

test('no more is fetched than is taken: whoever is slow holds up the sender', async () => {
  const { body, fetched } = pieces(1000);
  const taking = Promise.withResolvers<void>();
  const read = readFile(sent(body), 'film', async (bytes) => {
    const first = await bytes[Symbol.asyncIterator]().next();
    // Whatever could come meanwhile has come.
    for (let i = 0; i < 1000; i += 1) await new Promise((resolve) => setImmediate(resolve));
    taking.resolve();
    throw new Error(`had ${first.value?.length ?? 0}, enough`);
  });
  await taking.promise;
  expect(fetched.count).toBeLessThan(20);
  await expect(read).rejects.toThrow('enough');
  expect(fetched.ended).toBe(true);
});

test('whoever has enough of it does not wait for the rest', async () => {
  const { body, fetched } = pieces(1000);
  const first = await readFile(sent(body), 'film', async (bytes) => {
    const { value } = await bytes[Symbol.asyncIterator]().next();
    return value?.[0];
  });
  expect(first).toBe(1);
  expect(fetched.count).toBeLessThan(20);
  expect(fetched.ended).toBe(true);
});

test('what breaks off is not taken', async () => {
  async function* broken() {
    yield Buffer.from(`${head}abc`);
    throw new Error('gone');
  }
  const taken: number[] = [];
  const read = readFile(sent(ReadableStream.from(broken())), 'film', async (bytes) => {
    taken.push(await lengthOf(bytes));
  });
  await expect(read).rejects.toThrow('gone');
  expect(taken).toEqual([]);
  const cut = readFile(sent(`${head}abc`), 'film', lengthOf);
  await expect(cut).rejects.toThrow(BrokenOff);
});

test('nothing is taken where no file was chosen, or it is no such form', async () => {
  const none = '--x\r\nContent-Disposition: form-data; name="film"; filename=""\r\n\r\n\r\n--x--\r\n';
  const other = `${head.replace('film', 'other')}abc${end}`;
  for (const request of [
    sent(none),
    sent(other),
    sent('a=b', 'application/x-www-form-urlencoded'),
    sent('', 'multipart/form-data'),
  ]) {
    expect(await readFile(request, 'film', lengthOf)).toBeUndefined();
  }
});
