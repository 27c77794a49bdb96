import { describe, expect, test } from 'vitest';
import { keptWork } from './kept-work.server.ts';
import { Workshop } from './queue.server.ts';
import { WorkerProcess } from './worker-process.server.ts';

const file = '#platform/workshop/strange-work.fixture.ts';
const notDone = (reason: string) => expect.objectContaining({ name: 'WorkNotDone', reason });

function newWorkshop() {
  const workshop = new Workshop();
  const done: unknown[] = [];
  type Rank = Parameters<Workshop['run']>[1]['rank'];
  const run = async (does: string, says: unknown = does, rank: Rank = 'shown', patience = 20_000) => {
    const answer = await workshop.run(file, { rank, patience }, { does, says });
    done.push(answer);
    return answer;
  };
  return { run, done, workshop };
}

describe('what goes wrong fails one piece of work, and the next is done by another process', () => {
  test.each([
    ['goes on for ever', 'too-long', 500],
    ['ends its process', 'crashed', 20_000],
    ['fills the memory', 'crashed', 20_000],
  ])(
    'work that %s: %s',
    async (does, reason, patience) => {
      const { run } = newWorkshop();
      const before = await run('names its process');
      const [bad, next] = await Promise.allSettled([run(does, '', 'shown', patience), run('names its process')]);
      expect(bad).toEqual({ status: 'rejected', reason: notDone(reason) });
      expect(next).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
      expect(next).not.toMatchObject({ value: before });
    },
    30_000,
  );

  test('work that throws costs nobody their process', async () => {
    const { run } = newWorkshop();
    const before = await run('names its process');
    await expect(run('throws')).rejects.toEqual(notDone('threw'));
    expect(await run('names its process')).toBe(before);
  });
});

test('what is shown goes before what was sent, cards and what nobody waits for; one at a time', async () => {
  const { run, done } = newWorkshop();
  const ranks = ['ahead', 'card', 'upload', 'shown'] as const;
  await Promise.all([run('says', 'first'), ...ranks.map((rank) => run('says', rank, rank))]);
  expect(done).toEqual(['first', 'shown', 'upload', 'card', 'ahead']);
});

test('of uploads twelve wait, the next is sent away; what is shown is not', async () => {
  const { run } = newWorkshop();
  const uploads = Array.from({ length: 20 }, (_, i) => run('says', i, 'upload'));
  const shown = run('says', 'shown', 'shown');
  const answers = await Promise.allSettled(uploads);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  for (const each of answers.slice(13)) expect(each).toEqual({ status: 'rejected', reason: notDone('busy') });
  expect(await shown).toBe('shown');
  expect(await run('says', 'again', 'upload')).toBe('again');
});

test('what work needs is fetched when it is its turn', async () => {
  const { workshop, run } = newWorkshop();
  let isFetched = false;
  const before = run('says', 'before');
  const fetching = workshop.run(file, { rank: 'shown' }, async () => {
    isFetched = true;
    return { does: 'says', says: 'with it' };
  });
  expect(isFetched).toBe(false);
  expect(await before).toBe('before');
  expect(await fetching).toBe('with it');
});

test('bytes go there and come back as they are', async () => {
  const { run } = newWorkshop();
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, i) => i % 251);
  const back = (await run('says', bytes)) as Uint8Array;
  expect(Buffer.compare(back, bytes)).toBe(0);
});

test('the process has none of the site’s settings', async () => {
  process.env.SESSION_SECRET_OF_TEST = 'secret';
  const { run } = newWorkshop();
  expect(await run('lists what it was given')).not.toContain('SESSION_SECRET_OF_TEST');
  delete process.env.SESSION_SECRET_OF_TEST;
});

test('the process ends when there has been nothing to do', async () => {
  const { run } = newWorkshop();
  const pid = (await run('names its process')) as number;
  expect(isThere(pid)).toBe(true);
  await expect.poll(() => isThere(pid), { timeout: 20_000, interval: 200 }).toBe(false);
  expect(await run('names its process')).not.toBe(pid);
}, 30_000);

test('a process that was ended does no more', async () => {
  const child = new WorkerProcess();
  child.end();
  await expect(child.do(file, { does: 'says' }, 5000)).rejects.toEqual(notDone('crashed'));
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the same work is done once, also by many at once; what failed is tried again', async () => {
  const begun: string[] = [];
  const work = keptWork(async ({ of }: { of: string }) => {
    begun.push(of);
    if (of === 'bad') throw new Error('bad');
    return of.toUpperCase();
  }, 2);
  expect(await Promise.all([work({ of: 'a' }), work({ of: 'a' }), work({ of: 'b' })])).toEqual(['A', 'A', 'B']);
  await expect(work({ of: 'bad' })).rejects.toThrow('bad');
  await expect(work({ of: 'bad' })).rejects.toThrow('bad');
  expect(await work({ of: 'b' })).toBe('B');
  expect(begun).toEqual(['a', 'b', 'bad', 'bad']);
});
