import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayedSite } from '#tests/support/sites/played-site.ts';
import { askMeanwhile, p99 } from './ask-meanwhile.ts';
import { type AttackedSite, attackedSite, avatarPart, inFull, multipart } from './attacked-site.ts';
import { mappedFiles, ownMemory, withChildren } from './memory-of-all.ts';

/** How long pictures are sent and asked for, milliseconds. */
const attackFor = inFull ? 6000 : 500;

let attacked: AttackedSite;
let site: PlayedSite;
let members: string[];

beforeAll(async () => {
  attacked = await attackedSite();
  ({ site, members } = attacked);
}, 180_000);
afterAll(() => attacked.stop());

/** @returns the status of the answer */
async function sendAvatar(body: Buffer<ArrayBuffer>, cookie = ''): Promise<number> {
  const headers = { 'Content-Type': multipart, Cookie: cookie };
  const response = await fetch(`${site.url}/api/account/avatar`, { method: 'POST', headers, body });
  return readStatus(response);
}

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
    return Buffer.concat([Buffer.from(avatarPart), bytes, Buffer.from('\r\n--x--\r\n')]);
  }

  test.each<[what: string, width: number, statuses: number[]]>([
    ['more pixels than are taken', 6320, [422, 503]],
    ['as many as are taken', 2000, [200, 503]],
  ])(
    '%s: 12 at once, and 120 times one ticket; the site goes on',
    async (what, width, statuses) => {
      const body = await pictureForm(width);
      const [ticket = ''] = await site.tickets(1);
      expect(ticket).not.toBe('');
      const watched = watchMemory();
      const upload = (cookie = '') => sendAvatar(body, cookie);
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
    expect(await sendAvatar(await pictureForm(300), members[0])).toBe(200);
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
