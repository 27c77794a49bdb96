import type { Selectable } from 'kysely';
import type { ContentThreadTable } from '#db/schema/tables.gen.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { plainTokens, quoted } from '#platform/search-index/tokens.ts';
import type { Thread } from './document.ts';
import type { Life } from './life.ts';
import { behindBy, type Segment, segmentsOf } from './segments.server.ts';

export type ThreadRow = Selectable<ContentThreadTable>;

/** A thing, held for the transaction: of two who write it at once one comes first and the other sees what it has become. */
export interface HeldThing {
  id: number;
  key: string | null;
  source: Locale;
  ownerId: number | null;
  threads: Map<Thread, ThreadRow>;
}

/** Holds a thing of a kind. @throws 404 where there is none */
export async function holdThing(tx: Tx, { name }: Pick<ContentKind, 'name'>, id: number): Promise<HeldThing> {
  const thing = await tx
    .selectFrom('content_thing')
    .select(['id', 'key', 'source', 'owner_id'])
    .where('id', '=', id)
    .where('kind', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!thing) throw new Refusal(404);
  const rows = await tx.selectFrom('content_thread').selectAll().where('thing_id', '=', id).execute();
  const threads = new Map(rows.map((row) => [threadOf(row.thread), row]));
  return { id: thing.id, key: thing.key, source: thing.source, ownerId: thing.owner_id, threads };
}

/** Reads the name of a thread. @throws 404 where there is no such */
export function threadOf(name: string | null | undefined): Thread {
  if (name === 'shared' || isLocale(name)) return name;
  throw new Refusal(404);
}

export function lifeOf({ state, step, head, published }: Pick<ThreadRow, keyof Life>): Life {
  return { state, step, head, published };
}

/** The values of a revision. @throws 404 where there is none of that number */
export async function revisionValues(
  db: Database | Tx,
  { thingId, thread, number }: { thingId: number; thread: Thread; number: number },
): Promise<Values> {
  const row = await db
    .selectFrom('content_revision')
    .select('fields')
    .where('thing_id', '=', thingId)
    .where('thread', '=', thread)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Refusal(404);
  return row.fields;
}

/** What the other languages follow: the source as readers see it, or as it is being written where they see nothing yet. */
export async function sourceSegments(tx: Database | Tx, kind: ContentKind, thing: HeldThing): Promise<Segment[]> {
  const row = thing.threads.get(thing.source);
  if (!row) return [];
  const number = row.published ?? row.head;
  return textSegments(kind, await revisionValues(tx, { thingId: thing.id, thread: thing.source, number }));
}

/** The segments of a language's text: its fields, and the texts of rows. */
export function textSegments({ shared, texts }: Pick<ContentKind, 'shared' | 'texts'>, values: Values): Segment[] {
  const rows = Object.entries(shared).filter(([, { control }]) => control.type === 'rows');
  return segmentsOf({ ...texts, ...Object.fromEntries(rows) }, values);
}

/** Counts anew of how many changes of the source the other languages know nothing. */
export async function recountBehind(tx: Tx, kind: ContentKind, thing: HeldThing): Promise<void> {
  const source = await sourceSegments(tx, kind, thing);
  for (const [thread, row] of thing.threads) {
    if (thread === 'shared' || thread === thing.source) continue;
    const behind = behindBy(source, row.confirmed);
    if (behind === row.behind) continue;
    await tx
      .updateTable('content_thread')
      .set({ behind })
      .where('thing_id', '=', thing.id)
      .where('thread', '=', thread)
      .execute();
  }
}

/** What a thread is found by in the console: the words of its title, and the thing's number. */
export function titleTokens(title: string, thread: Thread, thingId: number): string {
  return `${titleWords(title, thread)} ${quoted(String(thingId))}`.trim();
}

/** The same of a thing that has no number yet. */
export function titleWords(title: string, thread: Thread): string {
  const words = thread === 'shared' ? [] : plainTokens(title, thread);
  return [...new Set(words)].map(quoted).join(' ');
}
