import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { Job } from '#platform/jobs/job.ts';
import { noteLinks } from '../links/link-table.server.ts';
import { listedTitle } from '../shown/called.server.ts';
import { splitDraft, type Thread } from './document.ts';
import { contentKinds } from './kinds.server.ts';
import { textSegments, threadOf, titleTokens } from './threads.server.ts';

const atOnce = 100;
const site = 'site';

/**
 * Things that readers see and the console does not know, because they came in by a seed, become things of the console: each language
 * with a first revision that says what readers see, published and behind in nothing.
 */
export function adoptionJob(): Job {
  // Names that stand beside the texts are the program's, and change with a release: a process looks at them once.
  let isNamed = false;
  return {
    name: 'take what there is into the console',
    every: 3_600_000,
    async run({ db, clock }, signal) {
      for (const kind of contentKinds) {
        if (signal.aborted) return;
        if (!isNamed) await nameAnew(db, kind);
        await adoptKind({ db, clock }, kind);
      }
      isNamed = true;
    },
  };
}

/** The same for one kind. @returns how many things became known */
export async function adoptKind({ db, clock }: Pick<Platform, 'db' | 'clock'>, kind: ContentKind): Promise<number> {
  let adopted = 0;
  let last: string | undefined;
  for (;;) {
    const keys = await kind.keys(db, last, atOnce);
    if (keys.length === 0) return adopted;
    last = keys.at(-1);
    adopted += await adoptThese(db, kind, keys, clock.now());
  }
}

async function adoptThese(db: Database, kind: ContentKind, keys: readonly string[], now: Date): Promise<number> {
  const unknown = await unknownOf(db, kind, keys);
  return unknown.length === 0 ? 0 : db.transaction().execute((tx) => adoptWithin(tx, kind, unknown, now));
}

async function unknownOf(db: Database | Tx, kind: ContentKind, keys: readonly string[]): Promise<string[]> {
  const known = await db
    .selectFrom('content_thing')
    .select('key')
    .where('kind', '=', kind.name)
    .where('key', 'in', keys)
    .execute();
  return keys.filter((key) => !known.some((row) => row.key === key));
}

/** The same for some things of a kind, in a transaction; what is known already stays as it is. @returns how many became known */
export async function adoptWithin(tx: Tx, kind: ContentKind, keys: readonly string[], now: Date): Promise<number> {
  const drafts = await kind.read(tx, keys);
  if (drafts.size === 0) return 0;
  // Two processes that start at once: the second finds the key taken and leaves it to the first.
  const things = await tx
    .insertInto('content_thing')
    .values(
      [...drafts].map(([key, draft]) => ({
        kind: kind.name,
        key,
        source: sourceOf(draft),
        changed_at: now,
        changed_by: site,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning(['id', 'key'])
    .execute();
  const all = things.flatMap(({ id, key }) => {
    const draft = key === null ? undefined : drafts.get(key);
    return key !== null && draft ? [{ id, key, draft }] : [];
  });
  await writeThreads(tx, kind, all, now);
  return things.length;
}

/** What lists know by a name of an older release is called by the new one. */
async function nameAnew(db: Database, kind: ContentKind): Promise<void> {
  if (kind.title !== undefined) return;
  const rows = await db
    .selectFrom('content_thread')
    .innerJoin('content_thing as thing', 'thing.id', 'thing_id')
    .select(['thing_id as id', 'thing.key', 'thread', 'title'])
    .where('thing.kind', '=', kind.name)
    .where('thread', '<>', 'shared')
    .execute();
  for (const { id, key, thread: name, title: before } of rows) {
    const thread = threadOf(name);
    const title = listedTitle(kind, key, thread, {});
    if (title === before) continue;
    await db
      .updateTable('content_thread')
      .set({ title, tokens: titleTokens(title, thread, id) })
      .where('thing_id', '=', id)
      .where('thread', '=', thread)
      .execute();
  }
}

/** The language that the others follow: that of the house, where the thing has a text in it. */
function sourceOf({ texts }: Draft): Locale {
  return texts[defaultLocale] ? defaultLocale : (textsOf(texts)[0]?.[0] ?? defaultLocale);
}

async function writeThreads(
  tx: Tx,
  kind: ContentKind,
  things: readonly { id: number; key: string; draft: Draft }[],
  now: Date,
): Promise<void> {
  const rows = things.flatMap(({ id, key, draft }) => {
    const { shared, texts } = splitDraft(kind, draft);
    const source = texts[sourceOf(draft)];
    const confirmed = source ? textSegments(kind, source).map(({ hash }) => hash) : [];
    const all: [Thread, Values][] = [['shared', shared], ...textsOf(texts)];
    return all.map(([thread, values]) => ({
      id,
      thread,
      values,
      title: listedTitle(kind, key, thread, values),
      confirmed: thread === sourceOf(draft) ? [] : confirmed,
    }));
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('content_thread')
    .values(
      rows.map(({ id, thread, title, confirmed }) => ({
        thing_id: id,
        thread,
        kind: kind.name,
        title,
        tokens: titleTokens(title, thread, id),
        state: 'published' as const,
        step: 0,
        head: 1,
        published: 1,
        confirmed: thread === 'shared' ? [] : confirmed,
        behind: 0,
        changed_at: now,
      })),
    )
    .execute();
  await tx
    .insertInto('content_revision')
    .values(
      rows.map(({ id, thread, values }) => ({
        thing_id: id,
        thread,
        number: 1,
        fields: JSON.stringify(values),
        origin: 'adopted' as const,
        made_at: now,
        who: site,
      })),
    )
    .execute();
  await noteLinks(
    tx,
    kind,
    rows.map(({ id, thread, values }) => ({ thingId: id, thread, values })),
  );
}
