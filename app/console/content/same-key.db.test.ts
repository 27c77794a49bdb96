import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { chapterKind } from '#features/exhibition/publishing/chapter-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { publishThread } from './publishing/publish-thread.server.ts';
import { saveThread } from './save-thread.server.ts';

const platform = emptyPlatform();
const kind = chapterKind;
const now = new Date('2025-06-01T00:00:00Z');
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

const facts = (key: string) => ({ key, guide: 'visitor', position: 1 });
const text = (title: string) => ({ title, body: `<p>${title}</p>` });

async function someChapter(key: string, title: string): Promise<number> {
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: facts(key) });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  await saveThread(platform(), editor, { kind, thingId, thread: 'zh-CN', base: 0, values: text(title) });
  return thingId;
}

test('of new things of one key that go out at once one does, and the others are told that it is taken', async () => {
  const ids = await Promise.all(['甲', '乙', '丙', '丁'].map((title) => someChapter('same', title)));
  const answers = await Promise.all(
    ids.map((thingId) => publishThread(platform(), editor, { kind, thingId, thread: 'zh-CN' })),
  );
  expect(answers.filter(({ outcome }) => outcome === 'published')).toHaveLength(1);
  const others = answers.filter(({ outcome }) => outcome !== 'published');
  const wrong = [expect.objectContaining({ thread: 'shared', field: 'key' })];
  expect(others).toEqual(others.map(() => ({ outcome: 'invalid', wrong })));
  expect(others).toHaveLength(3);
});

// The embedded database does one transaction after the other.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'without taking turns the second would meet the first in the table, and nobody would be told why',
  async () => {
    const { db } = platform();
    const write = (title: string, hold?: () => Promise<void>) =>
      db.transaction().execute(async (tx) => {
        const draft = { ...facts('over'), texts: { 'zh-CN': text(title) } };
        const { outcome } = await kind.write(tx, undefined, draft, now);
        await hold?.();
        return outcome;
      });
    const isWaitedFor = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
      return rows.length > 0;
    };
    const second: Promise<string[]>[] = [];
    const first = await write('甲', async () => {
      second.push(
        write('乙').then(
          (outcome) => [outcome],
          ({ code }: { code?: string }) => [code ?? ''],
        ),
      );
      await expect.poll(isWaitedFor, { timeout: 10_000 }).toBe(true);
    });
    // A key that is there twice (unique_violation).
    expect([first, ...(await Promise.all(second))]).toEqual(['written', ['23505']]);
  },
);
