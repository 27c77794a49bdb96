import { sql } from 'kysely';
import { storageKeyOf } from '#platform/content/stored-file.ts';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { cursorHref } from '../about.ts';
import type { ReadyDownload } from './drafts.server.ts';
import { idIn } from './id-in.ts';

interface Written {
  id: number;
  download: ReadyDownload;
}

/**
 * Writes documents that have been validated, each in the place of the one of its key, and has the search find them. A
 * file that stays keeps its address and its count; one that is no longer there goes.
 * @returns their ids, in the order given
 */
export async function writeDownloads(tx: Tx, downloads: readonly ReadyDownload[]): Promise<number[]> {
  if (downloads.length === 0) return [];
  const rows = await tx
    .insertInto('download')
    .values(
      downloads.map(({ key, position, audiences, updatedOn }) => ({ key, position, audiences, updated_on: updatedOn })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        position: sql.ref('excluded.position'),
        audiences: sql.ref('excluded.audiences'),
        updated_on: sql.ref('excluded.updated_on'),
      }),
    )
    .returning(['id', 'key'])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const written = downloads.map((download) => ({ download, id: idIn(idOf, download.key) }));
  const ids = written.map(({ id }) => id);
  await tx.deleteFrom('download_text').where('download_id', 'in', ids).execute();
  await tx.insertInto('download_text').values(written.flatMap(textRows)).execute();
  await writeFiles(tx, written);
  await makeFindable(tx, written.map(findable));
  return ids;
}

/** Has a document say nothing in any language: nobody sees it or fetches its files, which keep their addresses and counts. */
export async function emptyDownload(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('download_text').where('download_id', '=', Number(id)).execute();
  await makeUnfindable(tx, 'download', [id]);
}

async function writeFiles(tx: Tx, written: readonly Written[]): Promise<void> {
  await tx
    .insertInto('download_file')
    .values(written.flatMap(fileRows))
    .onConflict((conflict) =>
      conflict.columns(['download_id', 'name']).doUpdateSet({
        kind: sql.ref('excluded.kind'),
        source: sql.ref('excluded.source'),
        languages: sql.ref('excluded.languages'),
        bytes: sql.ref('excluded.bytes'),
        storage_key: sql.ref('excluded.storage_key'),
        version: sql.ref('excluded.version'),
      }),
    )
    .execute();
  for (const { id, download } of written) {
    const names = download.files.map(({ name }) => name);
    await tx.deleteFrom('download_file').where('download_id', '=', id).where('name', 'not in', names).execute();
  }
}

function fileRows({ id, download: { files } }: Written) {
  return files.map(({ name, languages, file, source }) => ({
    download_id: id,
    name,
    kind: file?.kind ?? ('csv' as const),
    languages,
    source: source ?? null,
    bytes: file?.bytes ?? null,
    storage_key: file ? storageKeyOf(file) : null,
    version: file?.version ?? null,
  }));
}

function textRows({ id, download: { texts } }: Written) {
  return textsOf(texts).map(([locale, text]) => ({ download_id: id, locale, ...text }));
}

function findable({ id, download: { texts, files } }: Written): Findable {
  return {
    type: 'download',
    id: String(id),
    path: `${cursorHref('download')}#download-${id}`,
    texts: eachText(texts, ({ title, summary }) => ({
      title,
      body: summary,
      words: files.map(({ name, file }) => `${file?.kind ?? 'csv'} ${name}`).join(' '),
    })),
  };
}
