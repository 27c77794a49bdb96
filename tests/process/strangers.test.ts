import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileRoutes, pageRoutes } from '#site/page-routes.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { callsOf, type OpenApi } from '#tests/support/requests/openapi.ts';
import { type StrangeRequest, strangeRequests } from '#tests/support/requests/strange-requests.ts';
import { type Person, type PlayedSite, playedSite } from '#tests/support/sites/played-site.ts';
import { ask, shortened, summary, type Trouble } from './strange-answers.ts';
import { ofHolders, whoSees } from './who-sees.ts';

const total = process.env.PROVE ? 100_000 : 1500;

/** How many requests are made up at a time, for a company of their own. */
const inRound = 250;

/** How many requests are under way at a time. */
const atOnce = 8;

/**
 * MiB of old space in a long run, half as much again as the site needs: the collector works as on a small machine, so what is merely
 * not collected yet is little, and a leak ends the process.
 */
const heapMost = 144;

/** STRANGERS_SEED repeats a run. */
const seed = Number(process.env.STRANGERS_SEED ?? Date.now() % 1_000_000_000);

const cleaning: (() => unknown)[] = [];
let site: PlayedSite;

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'expo-strangers-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const database = process.env.PROVE ? await createDatabase('expo_strangers') : undefined;
  if (database) cleaning.push(() => dropDatabase(database.name));
  const small = { NODE_OPTIONS: `--max-old-space-size=${heapMost}` };
  site = await playedSite({ DATA_DIR: directory, ...(database ? { ...small, DATABASE_URL: database.url } : {}) });
  cleaning.push(() => site.stop());
}, 180_000);
afterAll(async () => {
  for (const clean of cleaning.reverse()) await clean();
});

test('a page of a member’s leads strangers to the login, and shows one’s own things to nobody else', async () => {
  const personal = [...pageRoutes, ...fileRoutes].filter((route) => route.personal && !ofHolders.test(route.id));
  expect(personal.map(({ id }) => id).toSorted()).toEqual(Object.keys(whoSees).toSorted());
  const own = await site.ownThings();
  const see = (path: string, headers = {}) => fetch(`${site.url}/en-US/${path}`, { headers, redirect: 'manual' });
  for (const { id, path } of personal) {
    const who = whoSees[id];
    if (who === 'everybody') continue;
    const address = path.replaceAll(/:(\w+)/g, (_, name) => own.parameter(id, name));
    const toStranger = await see(address);
    expect([id, toStranger.status], address).toEqual([
      id,
      expect.toSatisfy((status) => [302, 303, 404].includes(status)),
    ]);
    if (toStranger.status !== 404) expect(toStranger.headers.get('Location'), id).toMatch(/^\/en-US\/login\/\?to=/);
    const data = await (await see(`${address}.data`)).text();
    expect(data, `${id}.data`).not.toMatch(own.secret);
    if (who !== 'owner') continue;
    const toOther = await see(address, own.other);
    expect([id, [403, 404].includes(toOther.status)], address).toEqual([id, true]);
    expect([id, (await see(address, own.owner)).status]).toEqual([id, 200]);
  }
}, 120_000);

/** Sends requests, so many at a time. */
async function askAll(requests: StrangeRequest[], each: (request: StrangeRequest, n: number) => Promise<void>) {
  const waiting = requests.entries();
  const worker = async () => {
    for (const [n, request] of waiting) await each(request, n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Mostly somebody who may: the others do not get far. */
function whoAsks({ security }: StrangeRequest, people: Person[], n: number): Record<string, string> {
  const those = n % 5 === 0 ? [] : people.filter(({ scheme }) => scheme && security.includes(scheme));
  const candidates = those.length > 0 ? those : people;
  return candidates[n % candidates.length]?.headers ?? {};
}

test(`${total} strange requests over every call: no 500, no crash, errors in the envelope, no growth`, async () => {
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as OpenApi;
  const calls = callsOf(document);
  const counts = new Map(calls.map(({ name }) => [name, new Map<number, number>()]));
  const troubles: Trouble[] = [];
  const told: string[] = [];
  const memory: number[] = [];

  for (let round = 0; round * inRound < total && told.length < 20; round += 1) {
    const { samples, people } = await site.company();
    const sampled = (of: typeof calls, numRuns: number) =>
      fc.sample(strangeRequests(of, samples), { seed: seed + round, numRuns });
    // Calls that end a session come so seldom that chance could leave one out: the first round ends with one of each.
    const ofEach = round === 0 ? calls.flatMap((call) => sampled([call], 1)) : [];
    const requests = [...sampled(calls, inRound), ...ofEach];
    await askAll(requests, async (plain, n) => {
      const request = n % 3 === 0 ? plain : await site.withCaptcha(plain);
      const { status, trouble } = await ask(site, request, whoAsks(request, people, n));
      const ofCall = counts.get(request.call);
      ofCall?.set(status, (ofCall.get(status) ?? 0) + 1);
      if (trouble) troubles.push(trouble);
    });
    memory.push(await site.memory());
    told.push(...troubles.splice(0).map((trouble) => shortened(trouble, site)));
  }

  if (process.env.PROVE || told.length > 0) console.log(`Seed ${seed}\n${summary(counts)}\nMiB ${memory.join(' ')}`);
  expect(told.join('\n\n'), `STRANGERS_SEED=${seed}`).toBe('');
  expect(site.exitCode()).toBeNull();
  for (const [call, statuses] of counts) expect(statuses.size, `${call} was not asked`).toBeGreaterThan(0);
  if (process.env.PROVE) expectNoGrowth(memory);
}, 3_600_000);

/** The last fifth of the run takes no more than a fifth more than the second fifth, by when all is loaded. */
function expectNoGrowth(memory: number[]): void {
  const fifth = Math.floor(memory.length / 5);
  const middle = (part: number[]) => part.toSorted((one, other) => one - other)[Math.floor(part.length / 2)] ?? 0;
  const [early, late] = [middle(memory.slice(fifth, 2 * fifth)), middle(memory.slice(-fifth))];
  expect(late, `MiB, ${early} before`).toBeLessThan(early * 1.2);
}
