import type { Readable } from 'node:stream';
import { type BundlePart, type Selection, storedFile } from '#platform/bundle/bundle-part.ts';
import type { ArchiveWriter, WrittenArchive } from '#platform/bundle/files/write-archive.server.ts';
import { longFieldOf, rowsFile, rowsInFile } from '#platform/bundle/kind/kind-file-names.ts';
import { referencesIn } from '#platform/bundle/kind/references.ts';
import { filesOf, json, rowOf } from '#platform/bundle/kind/write-kind.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { storageKeyOf } from '#platform/content/stored-file.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { draftRows } from './drafts.server.ts';
import { bundleParts, draftsFolder } from './parts.server.ts';
import { chosenFor } from './select-edition.server.ts';
import { keysOf, writtenThings } from './things.server.ts';

/** What is to be in a bundle. */
export interface Wanted {
  /** Number of an edition; left out: everything. */
  edition?: number | undefined;
  /** What was being written as well. */
  drafts?: boolean | undefined;
}

export interface Exported extends WrittenArchive {
  things: number;
}

/** There is no such edition. */
export class NoSuchEdition extends Error {
  override name = 'NoSuchEdition';
}

/**
 * Writes all content that readers see into an archive, as it is at one moment: the same content is the same archive, byte for byte.
 * Nothing of it is personal: no account, nothing that members wrote, nobody of the staff.
 * @throws NoSuchEdition
 */
export async function exportBundle(
  { db, media }: Pick<Platform, 'db' | 'media'>,
  archive: ArchiveWriter,
  { edition, drafts }: Wanted = {},
): Promise<Exported> {
  const parts = await bundleParts();
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const written = await reading.execute(async (tx) => {
    const chosen = edition === undefined ? undefined : await chosenFor(tx, contentKinds, edition);
    if (edition !== undefined && !chosen) throw new NoSuchEdition(`There is no edition ${edition}.`);
    return writeTexts({ tx, archive, selection: { chosen, edition, drafts: drafts ?? false } }, parts);
  });
  for (const key of [...written.files].toSorted()) await archive.add(storedFile(key), await bytesOf(media, key));
  const closed = await archive.close({
    ...{ form: 2, languages: locales },
    ...(edition !== undefined && { edition }),
    ...(drafts && { drafts }),
  });
  return { ...closed, things: written.things };
}

interface Work {
  tx: Tx;
  archive: ArchiveWriter;
  selection: Selection;
}

/** All but the stored files, folder by folder. @returns how many things, and the files that they name, by their keys in the storage */
async function writeTexts(work: Work, parts: readonly BundlePart[]): Promise<{ things: number; files: Set<string> }> {
  const files = new Set<string>();
  let things = 0;
  const folders = [
    ...contentKinds.map((kind) => ({ name: kind.name, write: () => writeKind(work, kind, files) })),
    ...parts.map((part) => ({ name: part.name, write: () => writePart(work, part, files) })),
    ...(work.selection.drafts ? [{ name: draftsFolder, write: () => writeDrafts(work) }] : []),
  ];
  for (const { write } of folders.toSorted((one, other) => (one.name < other.name ? -1 : 1))) things += await write();
  return { things, files };
}

async function writeKind(
  { tx, archive, selection: { chosen } }: Work,
  kind: ContentKind,
  files: Set<string>,
): Promise<number> {
  const keys = await keysOf(tx, kind, chosen && (chosen.get(kind.name) ?? new Set()));
  let things = 0;
  const noted = async function* () {
    const isRows = longFieldOf(kind) === undefined;
    for await (const thing of writtenThings(tx, kind, isRows ? keys : keys.toSorted())) {
      things += 1;
      for (const key of storedOf(kind, thing.draft)) files.add(key);
      yield thing;
    }
  };
  if (longFieldOf(kind) === undefined) {
    const rows = async function* () {
      for await (const { key, draft } of noted()) yield rowOf(kind, key, draft);
    };
    await writeRows(archive, kind, rows());
    return things;
  }
  for await (const { key, draft } of noted()) {
    for (const [file, text] of filesOf(kind, key, draft)) await archive.add(file, Buffer.from(text));
  }
  return things;
}

/** The files that a draft names, by their keys in the storage. */
function storedOf(kind: ContentKind, draft: Draft): string[] {
  return referencesIn(kind, draft).flatMap((one) => (one.to === 'file' ? [storageKeyOf(one.file)] : []));
}

async function writePart({ tx, archive, selection }: Work, part: BundlePart, files: Set<string>): Promise<number> {
  const rows = await part.rows(tx, selection);
  for (const row of rows) for (const key of row.files) files.add(key);
  return writeRows(
    archive,
    part,
    rows.map(({ row }) => row),
  );
}

async function writeDrafts({ tx, archive, selection }: Work): Promise<number> {
  return writeRows(archive, { name: draftsFolder }, await draftRows(tx, selection.chosen));
}

/** Writes rows, so many in a file. @returns how many */
async function writeRows(
  archive: ArchiveWriter,
  place: { name: string },
  rows: Iterable<object> | AsyncIterable<object>,
): Promise<number> {
  let [written, file] = [0, 0];
  let some: object[] = [];
  const put = async () => {
    if (some.length > 0) await archive.add(rowsFile(place, file), Buffer.from(json(some)));
    file += 1;
    some = [];
  };
  for await (const row of rows) {
    some.push(row);
    written += 1;
    if (some.length === rowsInFile) await put();
  }
  await put();
  return written;
}

async function bytesOf(media: Platform['media'], key: string): Promise<Buffer | Readable> {
  const size = await media.size(key);
  if (size === undefined) throw new Error(`${key} is not in the storage any more`);
  return size === 0 ? Buffer.alloc(0) : media.stream(key, 0, size - 1);
}
