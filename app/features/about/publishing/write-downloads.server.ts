import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { cursorHref } from '../about.ts';
import type { ReadyDownload } from './drafts.server.ts';
import { idIn } from './write-about.server.ts';

/**
 * Writes documents that have been validated, each in the place of the one of its key, and has the search find them. A
 * file that stays keeps its address and its count; one that is no longer there goes.
 * @returns their ids, in the order given
 */
export async function writeDownloads(
  tx: Tx,
  store: MediaStore,
  downloads: readonly ReadyDownload[],
): Promise<number[]> {
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
  await tx
    .insertInto('download_text')
    .values(
      written.flatMap(({ id, download: { texts } }) =>
        textsOf(texts).map(([locale, text]) => ({ download_id: id, locale, ...text })),
      ),
    )
    .execute();
  await writeFiles(tx, store, written);
  await makeFindable(
    tx,
    written.map(({ id, download: { texts, files } }) => ({
      type: 'download',
      id: String(id),
      path: `${cursorHref('download')}#download-${id}`,
      texts: eachText(texts, ({ title, summary }) => ({
        title,
        body: summary,
        words: files.map(({ name, kind }) => `${kind} ${name}`).join(' '),
      })),
    })),
  );
  return ids;
}

type Written = { id: number; download: ReadyDownload };

async function writeFiles(tx: Tx, store: MediaStore, written: readonly Written[]): Promise<void> {
  const files = await Promise.all(
    written.flatMap(({ id, download }) =>
      download.files.map(async (file) => {
        const { name, kind, languages } = file;
        const made = {
          download_id: id,
          name,
          kind,
          languages,
          source: null,
          bytes: null,
          storage_key: null,
          version: null,
        };
        if ('source' in file) return { ...made, source: file.source };
        const version = versionOf(file.bytes);
        const storageKey = `downloads/${version}.${kind}`;
        await store.write(storageKey, file.bytes);
        return { ...made, bytes: file.bytes.length, storage_key: storageKey, version };
      }),
    ),
  );
  await tx
    .insertInto('download_file')
    .values(files)
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

/** A name for bytes: other bytes have another one. */
function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
