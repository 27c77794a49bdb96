import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayedSite } from '#tests/support/sites/played-site.ts';
import { askMeanwhile, p99 } from './ask-meanwhile.ts';
import { type AttackedSite, attackedSite, avatarPart, inFull, multipart } from './attacked-site.ts';
import type { Sending } from './body-sender.ts';
import { mappedFiles, ownMemory } from './memory-of-all.ts';

const clients = inFull ? 16 : 4;
const rounds = inFull ? 20 : 2;
/** How many times as often what costs little is sent: of a hundredth of the answers meanwhile there must be some. */
const often = inFull ? 10 : 1;

let attacked: AttackedSite;
let site: PlayedSite;
let members: string[];
/** The clients: a process of their own, at low priority, for what they cost is not measured. */
let clientProcess: ChildProcess;

beforeAll(async () => {
  attacked = await attackedSite();
  ({ site, members } = attacked);
  clientProcess = fork(join(import.meta.dirname, 'body-sender.ts'), { serialization: 'advanced' });
}, 180_000);
afterAll(async () => {
  clientProcess.kill();
  await attacked.stop();
});

const megabyte = 1024 * 1024;

interface Sent {
  path: string;
  type: string;
  body: Buffer<ArrayBuffer>;
  cookie?: string;
}

const headersOf = ({ type, cookie }: Sent) => ({ 'Content-Type': type, ...(cookie && { Cookie: cookie }) });

/** @returns the statuses of the answers to one body that all clients send again and again */
async function sendFromAll(sent: Sent, times: number): Promise<number[]> {
  const { path, body } = sent;
  const sending: Sending = { url: site.url + path, headers: headersOf(sent), body, clients, rounds: rounds * times };
  const answered = once(clientProcess, 'message');
  clientProcess.send(sending);
  const [statuses] = (await answered) as [number[]];
  return statuses;
}

const filled = (text: string, bytes: number) =>
  Buffer.from(Buffer.from(text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)));
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';

/** Processor time that the site has taken, all its threads, in milliseconds (proc(5): ticks of 10 ms). */
function processorTime(): number {
  const fields = readFileSync(`/proc/${site.processId}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

describe.skipIf(process.platform !== 'linux')('bodies that are made to cost', () => {
  // A member's own may have 10 MiB: what they hold costs most where the parser finds most to look at.
  const worst: [what: string, sent: () => Sent, statuses: number[], times?: number][] = [
    [
      'parts of a few bytes, to a form',
      () => ({ path: '/login/', type: multipart, body: filled(part, 10 * megabyte) }),
      [413],
    ],
    [
      'parts of a few bytes, to a call that takes files',
      () => ({ path: '/api/project/attachment', type: multipart, body: filled(part, 10 * megabyte) }),
      [401],
    ],
    [
      'parts of a few bytes, to a page that takes files',
      () => ({ path: '/account/profile', type: multipart, body: filled(part, 10 * megabyte) }),
      [302, 303],
    ],
    [
      'as many parts as come through, to a form',
      () => ({ path: '/login/', type: multipart, body: filled('--x\r\n\r\n\r\n', 65_536) }),
      [413],
    ],
    [
      'as many pairs as come through',
      () => ({ path: '/login/', type: 'application/x-www-form-urlencoded', body: filled('a&', 65_536) }),
      [413],
    ],
    [
      'deep JSON',
      () => ({ path: '/api/auth/login', type: 'application/json', body: filled('[', 65_536) }),
      [413],
      often,
    ],
    [
      'long JSON',
      () => ({
        path: '/api/reservation',
        type: 'application/json',
        body: Buffer.from(`{"visitors":[${'1,'.repeat(32_000)}1]}`),
      }),
      [413],
      often,
    ],
    [
      'parts of a few bytes, of a member',
      () => ({
        path: '/api/account/avatar',
        type: multipart,
        body: filled(part, 10 * megabyte),
        cookie: members[0] ?? '',
      }),
      [413, 503],
    ],
    [
      'a file of what nearly ends it, of a member',
      () => ({
        path: '/api/account/avatar',
        type: multipart,
        body: Buffer.concat([
          Buffer.from(avatarPart),
          filled('\r\n-', 10 * megabyte - 1000),
          Buffer.from('\r\n--x--\r\n'),
        ]),
        cookie: members[1] ?? '',
      }),
      [422, 503],
    ],
  ];

  test.each(worst)(
    '%s',
    async (what, make, statuses, times = 1) => {
      const before = processorTime();
      const sending = sendFromAll(make(), times);
      const asked = await askMeanwhile(`${site.url}/healthz`, sending);
      expect(asked.statuses).toEqual([200]);
      for (const status of await sending) expect(statuses).toContain(status);
      if (!inFull) return;
      const each = (processorTime() - before) / (clients * rounds * times);
      const figures = `${what}: ${each.toFixed(1)} ms of processor each; p99 of /healthz ${p99(asked).toFixed(1)} ms`;
      console.log(figures);
      expect.soft(p99(asked), figures).toBeLessThan(50);
    },
    120_000,
  );

  test('what the site keeps of them all is little', () => {
    const alone = [String(site.processId)];
    const kept = ownMemory(alone) + mappedFiles(alone);
    if (inFull) console.log(`after all of them: ${kept.toFixed(0)} MiB`);
    expect(kept).toBeGreaterThan(100);
    expect(kept).toBeLessThan(400);
  });
});
