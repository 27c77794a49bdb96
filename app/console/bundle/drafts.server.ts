import { z } from 'zod';
import type { Bundle, Read } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import type { Selection } from '#platform/bundle/bundle-part.ts';
import { compareKeys } from '#platform/bundle/kind/kind-file-names.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import { adoptWithin } from '../content/adopt.server.ts';
import { fieldsOf, filled, type Thread } from '../content/document.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { normalise } from '../content/normalise.server.ts';
import { newestThreads } from '../content/thread-revisions.server.ts';
import { threadOf } from '../content/threads.server.ts';
import { catchUp, keepDraft, newThing, thingOfKey } from './keep-draft.server.ts';
import { draftsFolder } from './parts.server.ts';
import { keysOf, writtenThings } from './things.server.ts';

/** What was being written of a thing: the newest text of each thread that readers do not see yet. */
const draftRow = z.strictObject({
  kind: z.string(),
  /** Of a thing that readers see; left out: it is new. */
  key: z.string().optional(),
  /** The language that the others follow. */
  source: z.enum(locales),
  threads: z.partialRecord(z.enum(['shared', ...locales]), z.looseObject({})),
});

type DraftRow = z.output<typeof draftRow>;

/** What is being written, in an order that hangs on nothing but what it says. @param chosen of these things alone; left out: of all, and new ones */
export async function draftRows(tx: Tx, chosen?: Selection['chosen']): Promise<DraftRow[]> {
  const rows: DraftRow[] = [];
  for (const kind of contentKinds.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const own = await draftsOfKind(tx, kind);
    const only = chosen?.get(kind.name) ?? new Set();
    rows.push(...own.filter(({ key }) => !chosen || (key !== undefined && only.has(key))).toSorted(inOrder));
  }
  return rows;
}

function inOrder(one: DraftRow, other: DraftRow): number {
  const [first, second] = [one, other].map((row) => JSON.stringify(row));
  return compareKeys(one.key ?? '', other.key ?? '') || compareKeys(first ?? '', second ?? '');
}

async function draftsOfKind(tx: Tx, kind: ContentKind): Promise<DraftRow[]> {
  const revisions = await newestThreads(tx)
    .innerJoin('content_thing as thing', 'thing.id', 'thread.thing_id')
    .select(['thing.id', 'thing.key', 'thing.source', 'thread.thread', 'revision.fields'])
    .where('thing.kind', '=', kind.name)
    .where('thread.state', 'in', ['draft', 'review', 'signed'])
    .execute();
  const seen = await seenOf(
    tx,
    kind,
    revisions.flatMap(({ key }) => key ?? []),
  );
  return [...Map.groupBy(revisions, ({ id }) => id).values()].flatMap((own): DraftRow[] => {
    const [first] = own;
    if (!first) return [];
    const threads = Object.fromEntries(own.map(({ thread, fields }) => [thread, filled(fields)]));
    const key = first.key !== null && seen.has(first.key) ? { key: first.key } : {};
    return [{ kind: kind.name, ...key, source: first.source, threads: inThreads(threads) }];
  });
}

/** Threads in one order, whatever order they were read in. */
function inThreads(threads: Record<string, Values>): DraftRow['threads'] {
  const order: Thread[] = ['shared', ...locales];
  return Object.fromEntries(order.flatMap((thread) => (threads[thread] ? [[thread, threads[thread]]] : [])));
}

/** Of some keys those whose things readers see. */
async function seenOf(tx: Tx, kind: ContentKind, keys: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  if (keys.length === 0) return seen;
  for await (const { key } of writtenThings(tx, kind, await keysOf(tx, kind, new Set(keys)))) seen.add(key);
  return seen;
}

async function rowsIn(bundle: Bundle): Promise<Read<DraftRow>[]> {
  return (await bundle.below(draftsFolder)).length > 0 ? bundle.rows(draftsFolder, draftRow) : [];
}

/** Looks through what was being written, as it is looked through when it is saved. @throws BundleError a line for each fault */
export async function checkDrafts(bundle: Bundle): Promise<void> {
  const faults = (await rowsIn(bundle)).flatMap((row) => {
    const kind = contentKinds.find(({ name }) => name === row.kind);
    if (!kind) return [`${row.file}: kind: there is no such kind`];
    return threadsOf(row).flatMap(([thread, values]) => {
      const fields = fieldsOf(kind, thread);
      const unknown = Object.keys(values).filter((name) => !fields[name]);
      const { issues } = normalise(fields, thread, values);
      return [
        ...unknown.map((name) => `${row.file}: threads.${thread}.${name}: there is no such field`),
        ...Object.entries(issues).map(
          ([name, { issue }]) => `${row.file}: threads.${thread}.${name}: ${issue.message}`,
        ),
      ];
    });
  });
  if (faults.length > 0) throw new BundleError(faults.join('\n'));
}

function threadsOf({ threads }: DraftRow): [Thread, Values][] {
  return Object.entries(threads).map(([thread, values]) => [threadOf(thread), values]);
}

/** Writes what was being written beside what readers see, which is there already. @returns how many things */
export async function writeDrafts(tx: Tx, bundle: Bundle, now: Date): Promise<number> {
  const rows = await rowsIn(bundle);
  for (const row of rows) {
    const kind = contentKinds.find(({ name }) => name === row.kind);
    if (!kind) throw new BundleError(`${row.file}: kind: there is no such kind`);
    if (row.key !== undefined) await adoptWithin(tx, kind, [row.key], now);
    const id = row.key === undefined ? await newThing(tx, kind, row.source, now) : await thingOfKey(tx, kind, row.key);
    if (id === undefined) throw new BundleError(`${row.file}: key: readers see no such thing`);
    for (const [thread, values] of threadsOf(row)) {
      await keepDraft(tx, kind, { id, thread, values: normalise(fieldsOf(kind, thread), thread, values).values, now });
    }
    await catchUp(tx, kind, id);
  }
  return rows.length;
}
