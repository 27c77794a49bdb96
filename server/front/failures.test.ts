import { renameSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startFront } from './front.fixture.ts';

test('what goes wrong before there is an answer breaks off one connection, is logged, and ends nothing', async () => {
  let trouble = false;
  const awaySince = () => {
    if (trouble) throw new Error('on purpose');
    return undefined;
  };
  await using running = await startFront({ awaySince });
  expect((await running.ask('/news/')).status).toBe(200);
  trouble = true;
  await expect(running.ask('/news/')).rejects.toThrow(/hang up|reset/);
  expect(running.lines.find(({ msg }) => msg === 'no answer could be given')).toMatchObject({
    level: 50,
    err: { message: 'on purpose' },
  });
  trouble = false;
  expect((await running.ask('/news/')).status).toBe(200);
});

test('a stream whose source fails is broken off, counted as 500 and logged; one that its reader leaves is not', async () => {
  const source = (fails: boolean) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      async pull(out) {
        if (fails && sent === 3) throw new Error('the storage broke off');
        sent += 1;
        out.enqueue(new Uint8Array(1000));
      },
    });
  };
  const fetch = async ({ url }: Request) => {
    const headers = { 'content-type': 'application/pdf', 'cache-control': 'no-store' };
    return { response: new Response(source(url.endsWith('broken')), { headers }), tags: [] };
  };
  await using running = await startFront({ site: { fetch } });
  await expect(running.ask('/account/broken')).rejects.toThrow(/aborted|hang up|reset/);
  const left = request({ port: running.port, path: '/account/endless' }).on('error', () => {});
  left.on('response', (response) => response.once('data', () => left.destroy()).on('error', () => {}));
  left.end();
  const statuses = () => running.lines.filter(({ msg }) => msg === 'request').map(({ status }) => status);
  await expect.poll(statuses).toEqual([500, 499]);
  const errors = running.lines.filter(({ level }) => level === 50);
  expect(errors).toMatchObject([{ msg: 'answering failed', err: { message: 'the storage broke off' } }]);
});

test('a file that cannot be read for once is read again', async () => {
  await using running = await startFront({ files: { 'robots.txt': 'User-agent: *' } });
  const path = join(running.directory, 'robots.txt');
  renameSync(path, `${path}.away`);
  expect((await running.ask('/robots.txt')).status).toBe(500);
  renameSync(`${path}.away`, path);
  expect((await running.ask('/robots.txt')).text).toBe('User-agent: *');
});
