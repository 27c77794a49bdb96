import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { countThings, listThings } from '#console/content/list-things.server.ts';
import { type After, type ThingFilter, whichThings } from '#console/content/which-things.server.ts';
import { findThings } from '#console/find/find-things.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { readSettings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';
import { type Figure, quantile } from '../report.ts';
import { makeDatabase } from '../scratch-database.ts';

const many = 100_000;
const repeats = 40;
const warmUps = 5;
const kind = { name: 'article' };
/** Others are looked through too, though there is nothing of them. */
const otherKinds = Array.from({ length: 33 }, (_, i) => `kind ${i}`);
const bar = '<= 150 ms';

/**
 * How long a page of the console's list takes among 100,000 articles, with the figures of its tabs, and how long
 * words are looked for among things of all kinds: p95 on PostgreSQL.
 */
export async function contentLists(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const database = await openDatabase(readSettings({ DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: 'on' }));
  const { db } = database;
  await migrate(database);
  const staff = await somePerson(db, ['editor']);
  await fillThings(db, staff.id);
  const deep = await afterOf(db, many - 500);
  const asked: Record<string, [ThingFilter, After?]> = {
    'first page': [{}],
    'deep page': [{}, deep],
    'missing in French': [{ locale: 'fr-FR', state: 'missing' }],
    'published in French': [{ locale: 'fr-FR', state: 'published' }],
    'withdrawn, few and old': [{ state: 'withdrawn' }],
    behind: [{ state: 'behind' }],
    'going out': [{ timed: true }],
    'waits for me': [{ waitsFor: { staff, steps: 3 } }],
    'of one owner': [{ owner: staff.id }],
    'of nobody': [{ owner: 'nobody' }],
    'a word of all titles': [{ words: 'title' }],
    'a word of few titles': [{ words: 'rare' }],
    'a word and a state': [{ words: 'title', locale: 'fr-FR', state: 'draft' }],
    'a number': [{ words: '4711' }],
  };
  const figures: Figure[] = [];
  for (const [what, [filter, after]] of Object.entries(asked)) {
    const page = await timed(() => listThings(db, kind, filter, { after }));
    const count = await timed(() => countThings(db, kind, filter));
    figures.push({ what, value: `${page} ms, counted in ${count} ms`, bar });
    if (process.env.PLANS) console.log(await planOf(db, filter));
  }
  const found: Record<string, string> = {
    'found everywhere: a word of all titles': 'title',
    'found everywhere: a word of few titles': 'rare',
    'found everywhere: a beginning of all titles': 'ti',
    'found everywhere: words that never stand together': 'rare word77',
    'found everywhere: a word of none': 'cobalt',
    'found everywhere: a number': '4711',
  };
  for (const [what, words] of Object.entries(found)) {
    figures.push({ what, value: `${await timed(() => findThings(db, words, [kind.name, ...otherKinds]))} ms`, bar });
  }
  await database.close();
  await scratch.drop();
  rmSync(directory, { recursive: true });
  return figures;
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < warmUps + repeats; i += 1) {
    const began = performance.now();
    await work();
    if (i >= warmUps) times.push(performance.now() - began);
  }
  return quantile(times, 0.95).toFixed(1);
}

async function planOf(db: Database, filter: ThingFilter): Promise<string> {
  const query = whichThings(db, kind.name, filter)
    .select(['thing.id', 'thing.changed_at'])
    .orderBy('thing.changed_at', 'desc')
    .orderBy('thing.id', 'desc')
    .limit(26);
  const plan = await query.explain('text', sql`analyze, buffers`);
  return plan.map((row) => Object.values(row).join('')).join('\n');
}

async function afterOf(db: Database, rows: number): Promise<After> {
  const row = await db
    .selectFrom('content_thing')
    .select(['id', 'changed_at'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(rows)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { at: row.changed_at, id: row.id };
}

/** Things with Chinese in all of them, French in two of three; what waits for somebody is rare, and what is withdrawn is old. */
async function fillThings(db: Database, owner: number): Promise<void> {
  await sql`
    insert into content_thing (kind, key, source, owner_id, changed_at, changed_by)
    select 'article', n::text, 'zh-CN', case when n % 3 = 0 then ${owner}::integer end,
      timestamptz '2020-01-01 00:00Z' + n * interval '1 minute', 'site'
    from generate_series(1, ${many}) n`.execute(db);
  await sql`
    insert into content_thread
      (thing_id, thread, kind, title, tokens, state, step, head, published, publish_at, confirmed, behind, changed_at)
    select id, thread, 'article', 'title ' || id, case when thread = 'shared' then to_tsvector('simple', id::text)
        else to_tsvector('simple', 'title word' || id % 1000 || case when id % 9973 = 0 then ' rare ' else ' ' end || id) end,
      case when id < 300 and id % 5 = 0 then 'withdrawn' when id % 7919 = 0 then 'review' when id % 50 = 0 then 'draft' else 'published' end,
      0, 1, case when id < 300 and id % 5 = 0 then null else 1 end,
      case when id % 6101 = 0 then now() + interval '1 day' end,
      '{}', case when thread = 'fr-FR' and id % 333 = 0 then 3 else 0 end, changed_at
    from content_thing, unnest(array['shared', 'zh-CN', 'en-US', 'fr-FR']) thread
    where thread <> 'fr-FR' or id % 3 <> 0`.execute(db);
  await sql`
    insert into content_revision (thing_id, thread, number, fields, origin, made_at, who)
    select thing_id, thread, 1, '{}', 'adopted', changed_at, 'site' from content_thread`.execute(db);
  await sql`
    insert into content_given (thing_id, thread, staff_id, given_by, given_at)
    select id, 'fr-FR', ${owner}, 'site', now() from content_thing where id % 4999 = 0`.execute(db);
  await sql`vacuum analyze content_thing, content_thread, content_revision, content_given`.execute(db);
}
