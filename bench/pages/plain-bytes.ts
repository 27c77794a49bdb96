import { fork } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The bytes of an answer that is asked for often: it is compressed as well as can be after a few times. */
export async function bestBytes(url: string): Promise<Buffer> {
  let best = await compressedBytes(url);
  for (let waited = 0; waited < 20; waited += 1) {
    await pause(100);
    const next = await compressedBytes(url);
    if (next.length < best.length) return next;
    best = next;
  }
  return best;
}

function compressedBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    });
    outgoing.on('error', reject).end();
  });
}

/** A plain node:http server that sends the same bytes to everybody: a process of its own, as the site is. */
export async function plainServer(bytes: Buffer): Promise<{ url: string; pid: number | undefined; close(): void }> {
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), { serialization: 'advanced' });
  child.send(bytes);
  const url = await new Promise<string>((resolve) =>
    child.once('message', (port) => resolve(`http://127.0.0.1:${port}/`)),
  );
  return { url, pid: child.pid, close: () => void child.kill() };
}
