import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { type PlayedSite, playedSite } from '#tests/support/played-site.ts';
import { createDatabase, dropDatabase } from '#tests/support/postgres-server.ts';
import { askMeanwhile, p99 } from './ask-meanwhile.ts';
import type { Sending } from './body-sender.ts';
import { mappedFiles, ownMemory, withChildren } from './memory-of-all.ts';

/** In full with PROVE=1: then what is asked meanwhile has to come in time as well. */
const inFull = process.env.PROVE !== undefined;
const clients = inFull ? 16 : 4;
const rounds = inFull ? 20 : 2;
/** How long pictures are sent and asked for, milliseconds. */
const attackFor = inFull ? 6000 : 500;

const cleaning: (() => unknown)[] = [];
let site: PlayedSite;
/** The clients of the first part: a process of their own, at low priority, for what they cost is not measured. */
let clientProcess: ChildProcess;
/** Cookies of members. */
const members: string[] = [];

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'expo-uploads-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const database = inFull && process.env.TEST_DATABASE_URL ? await createDatabase('expo_uploads') : undefined;
  if (database) cleaning.push(() => dropDatabase(database.name));
  // As after any start but the first: a site that has filled its own database holds what that took.
  if (!database) await fillDirectory(directory);
  site = await playedSite({ DATA_DIR: directory, ...(database && { DATABASE_URL: database.url }) });
  cleaning.push(() => site.stop());
  clientProcess = fork(join(import.meta.dirname, 'body-sender.ts'), { serialization: 'advanced' });
  cleaning.push(() => clientProcess.kill());
  for (let i = 0; i < (inFull ? 6 : 2); i += 1) {
    const { people } = await site.company();
    // Two sessions each of two members: one of each.
    for (const { headers } of people.filter(({ scheme }) => scheme === 'session').slice(0, 2)) {
      members.push(headers.Cookie ?? '');
    }
  }
}, 180_000);
afterAll(async () => {
  for (const clean of cleaning.reverse()) await clean();
});

const multipart = 'multipart/form-data; boundary=x';
const megabyte = 1024 * 1024;

interface Sent {
  path: string;
  type: string;
  body: Buffer<ArrayBuffer>;
  cookie?: string;
}

const headersOf = ({ type, cookie }: Sent) => ({ 'Content-Type': type, ...(cookie && { Cookie: cookie }) });

/** @returns the statuses of the answers to one body that all clients send again and again */
async function sendFromAll(sent: Sent): Promise<number[]> {
  const { path, body } = sent;
  const sending: Sending = { url: site.url + path, headers: headersOf(sent), body, clients, rounds };
  const answered = once(clientProcess, 'message');
  clientProcess.send(sending);
  const [statuses] = (await answered) as [number[]];
  return statuses;
}

async function post(sent: Sent): Promise<number> {
  const { path, body } = sent;
  const headers = headersOf(sent);
  const response = await fetch(site.url + path, { method: 'POST', headers, body, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

const filled = (text: string, bytes: number) =>
  Buffer.from(Buffer.from(text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)));
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
const file = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n';

/** Processor time that the site has taken, all its threads, in milliseconds (proc(5): ticks of 10 ms). */
function processorTime(): number {
  const fields = readFileSync(`/proc/${site.processId}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

describe.skipIf(process.platform !== 'linux')('bodies that are made to cost', () => {
  // A member's own may have 10 MiB: what they hold costs most where the parser finds most to look at.
  const worst: [what: string, sent: () => Sent, statuses: number[]][] = [
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
    ['deep JSON', () => ({ path: '/api/auth/login', type: 'application/json', body: filled('[', 65_536) }), [413]],
    [
      'long JSON',
      () => ({
        path: '/api/reservation',
        type: 'application/json',
        body: Buffer.from(`{"visitors":[${'1,'.repeat(32_000)}1]}`),
      }),
      [413],
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
        body: Buffer.concat([Buffer.from(file), filled('\r\n-', 10 * megabyte - 1000), Buffer.from('\r\n--x--\r\n')]),
        cookie: members[1] ?? '',
      }),
      [422, 503],
    ],
  ];

  test.each(worst)(
    '%s',
    async (what, make, statuses) => {
      const before = processorTime();
      const sending = sendFromAll(make());
      const asked = await askMeanwhile(`${site.url}/healthz`, sending);
      expect(asked.statuses).toEqual([200]);
      for (const status of await sending) expect(statuses).toContain(status);
      if (!inFull) return;
      const each = (processorTime() - before) / (clients * rounds);
      const figures = `${what}: ${each.toFixed(1)} ms of processor each; p99 of /healthz ${p99(asked).toFixed(1)} ms`;
      console.log(figures);
      expect.soft(p99(asked), figures).toBeLessThan(50);
    },
    120_000,
  );
});

/** Looks again and again at what the site's process and those that it has started hold. @returns what ends that, with the figures in MiB */
function watchMemory(): () => { before: number; most: number } {
  const all = () => withChildren(site.processId);
  const own = () => ownMemory(all());
  const before = own() + mappedFiles(all());
  let most = own();
  // Of mapped files there are as many at the end as ever: the workshop stays for a while. To look at them takes time.
  const watching = setInterval(() => {
    most = Math.max(most, own());
  }, 50);
  return () => {
    clearInterval(watching);
    return { before, most: most + mappedFiles(all()) };
  };
}

describe.skipIf(process.platform !== 'linux')('pictures that are made to cost', () => {
  async function pictureForm(width: number): Promise<Buffer<ArrayBuffer>> {
    const create = { width, height: width, channels: 3, background: 'teal' } as const;
    const bytes = await sharp({ create }).avif({ effort: 0 }).toBuffer();
    return Buffer.concat([Buffer.from(file), bytes, Buffer.from('\r\n--x--\r\n')]);
  }

  test.each<[what: string, width: number, statuses: number[]]>([
    ['more pixels than are taken', 6320, [422, 503]],
    ['as many as are taken', 2449, [200, 503]],
  ])(
    '%s: 12 at once, and 120 times one ticket; the site goes on',
    async (what, width, statuses) => {
      const body = await pictureForm(width);
      const [ticket = ''] = await site.tickets(1);
      expect(ticket).not.toBe('');
      const watched = watchMemory();
      const upload = (cookie = '') => post({ path: '/api/account/avatar', type: multipart, body, cookie });
      // The first round finds the workshop asleep and the page unread: what that costs is told by itself.
      const coldBegan = performance.now();
      const first = attack(upload, ticket, 0);
      expect(await fetch(`${site.url}/login/`).then(readStatus)).toBe(200);
      const cold = performance.now() - coldBegan;
      const answers = first.then((one) => attack(upload, ticket, attackFor).then((more) => together(one, more)));
      // Only while all of them ask: pictures that still wait when the others have gone would make it look quicker.
      const asked = await first.then(() => askMeanwhile(`${site.url}/login/`, pause(attackFor)));
      expect(asked.statuses).toEqual([200]);
      const { before, most } = watched();
      const { uploads, tickets } = await answers;
      for (const status of uploads) expect(statuses).toContain(status);
      expect(uploads).toContain(statuses[0]);
      // Drawn once, for all who ask at the same time.
      expect(new Set(tickets)).toEqual(new Set([200]));
      const maps = readFileSync(`/proc/${site.processId}/maps`, 'utf8');
      expect(maps, 'the site itself reads no pictures').not.toMatch(/libvips|sharp/);
      if (inFull) {
        const figures = `cold /login/ ${cold.toFixed(0)} ms; p99 of /login/ ${p99(asked).toFixed(0)} ms of ${asked.times.length}, memory ${before.toFixed(0)} to ${most.toFixed(0)} MiB`;
        console.log(what, figures);
        expect.soft(p99(asked), figures).toBeLessThan(500);
        expect.soft(most, figures).toBeLessThan(500);
      }
    },
    120_000,
  );

  test('the next one is taken as ever', async () => {
    expect(
      await post({
        path: '/api/account/avatar',
        type: multipart,
        body: await pictureForm(300),
        cookie: members[0] ?? '',
      }),
    ).toBe(200);
  }, 30_000);
});

interface Attacked {
  uploads: number[];
  tickets: number[];
}

/** Twelve upload and 120 ask for one ticket, each at least once and again and again for so many milliseconds. @returns the statuses */
async function attack(
  upload: (cookie: string | undefined) => Promise<number>,
  ticket: string,
  lasting: number,
): Promise<Attacked> {
  const until = performance.now() + lasting;
  const again = async (ask: () => Promise<number>) => {
    const statuses: number[] = [];
    do statuses.push(await ask());
    while (performance.now() < until);
    return statuses;
  };
  const [uploads, tickets] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, (_, i) => again(() => upload(members[i % members.length])))),
    Promise.all(
      Array.from({ length: 120 }, () => again(() => fetch(`${site.url}${ticket}/ticket.png`).then(readStatus))),
    ),
  ]);
  return { uploads: uploads.flat(), tickets: tickets.flat() };
}

const together = (one: Attacked, more: Attacked): Attacked => ({
  uploads: [...one.uploads, ...more.uploads],
  tickets: [...one.tickets, ...more.tickets],
});

async function readStatus(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}
