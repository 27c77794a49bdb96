import { msg } from '@lingui/core/macro';
import { checkKey } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { cursorHref } from '../about.ts';
import { downloadFields, downloadTextFields } from './download-fields.server.ts';
import { downloadDraft } from './drafts.server.ts';
import { emptyDownload, writeDownloads } from './write-downloads.server.ts';

/** Documents of the download centre with their files. */
export const downloadKind: ContentKind = {
  name: 'download',
  group: 'editorial',
  words: { many: msg`Documents`, one: msg({ message: 'Document', context: 'to download' }), make: msg`New document` },
  shared: downloadFields,
  texts: downloadTextFields,
  title: 'title',
  tags: ['about'],
  address: (key) => `${cursorHref('download')}#download-${key}`,
  keys: numbersOf('download'),
  numbering: numberingOf('download'),
  read: readingSome(readDrafts),
  async write(tx, id, draft) {
    const { success, data, error } = await draftOfId(tx, id).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [written] = await writeDownloads(tx, [data]);
    return { outcome: 'written', key: String(written) };
  },
  withdraw: emptyDownload,
};

function draftOfId(tx: Tx, id: string | undefined) {
  return downloadDraft.superRefine(async ({ key }, context) => {
    const rows = tx.selectFrom('download').select('key');
    const own = id === undefined ? undefined : await rows.where('id', '=', Number(id)).executeTakeFirstOrThrow();
    await checkKey(context, { had: own?.key, key, isTaken: () => rows.where('key', '=', key).executeTakeFirst() });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('download')
    .select(['id as of', 'key', 'position', 'audiences', 'updated_on as updatedOn'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('download_text')
    .select(['download_id as of', 'locale', 'title', 'summary'])
    .where('download_id', 'in', ids)
    .execute();
  const files = await readFiles(db, ids);
  return draftsOf(
    rows.map((row) => ({ ...row, files: files.get(row.of) ?? [] })),
    texts,
  );
}

async function readFiles(db: Database | Tx, ids: readonly number[]) {
  const rows = await db
    .selectFrom('download_file')
    .select(['download_id', 'name', 'languages', 'kind', 'source', 'version', 'bytes'])
    .where('download_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byDocument = Map.groupBy(rows, ({ download_id }) => download_id);
  return new Map(
    [...byDocument].map(([id, own]) => [
      id,
      own.map(({ name, languages, kind, source, version, bytes }) =>
        source === null ? { name, languages, file: { kind, version, bytes } } : { name, languages, source },
      ),
    ]),
  );
}
