import type { ContentKind } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { type ContentDocument, rowsOf } from '../../content/document.ts';
import { newestThreads } from '../../content/thread-revisions.server.ts';
import { threadOf } from '../../content/threads.server.ts';
import { type ThingFilter, whichThings } from '../../content/which-things.server.ts';
import { type Column, columnsOf, externalColumn, ownHeads } from '../cells/columns.server.ts';
import { NamedThings } from '../cells/named-things.server.ts';
import { writeColumn } from '../cells/write-cell.server.ts';

/** The heads of a kind's sheets. An external id is called the same in every language, for programs that fill it in. */
export function headsOf(kind: Pick<ContentKind, 'shared' | 'texts'>, locale: Locale): string[] {
  return [ownHeads.id[locale], externalColumn, ...columnsOf(kind).map(({ heads }) => heads[locale])];
}

/** Things that are read together. */
const atOnce = 200;

/**
 * The rows of a kind's sheet: its heads, and of each thing that a filter leaves what its newest revisions say. What is written is read
 * back as it is.
 * @param most rows of things
 */
export async function* sheetRows(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  kind: ContentKind,
  filter: ThingFilter,
  most: number,
): AsyncGenerator<string[]> {
  const columns = columnsOf(kind);
  const names = new NamedThings(db);
  yield headsOf(kind, locale);
  let last = 0;
  for (let left = most; left > 0; ) {
    const things = await whichThings(db, kind.name, filter)
      .select(['thing.id', 'thing.external_id'])
      .where('thing.id', '>', last)
      .orderBy('thing.id')
      .limit(Math.min(atOnce, left))
      .execute();
    if (things.length === 0) return;
    const documents = await newestDocuments(
      db,
      things.map(({ id }) => id),
    );
    await nameReferences(names, columns, [...documents.values()]);
    for (const { id, external_id } of things) {
      const document = documents.get(id) ?? { shared: {}, texts: {} };
      yield [
        String(id),
        external_id ?? '',
        ...columns.map((column) => writeColumn(column, document, locale, names.nameThing)),
      ];
    }
    left -= things.length;
    last = things.at(-1)?.id ?? last;
  }
}

async function newestDocuments(db: SiteContext['db'], ids: readonly number[]): Promise<Map<number, ContentDocument>> {
  const rows = await newestThreads(db)
    .select(['thread.thing_id', 'thread.thread', 'revision.fields'])
    .where('thread.thing_id', 'in', ids)
    .execute();
  const documents = new Map<number, ContentDocument>(ids.map((id) => [id, { shared: {}, texts: {} }]));
  for (const { thing_id, thread: name, fields } of rows) {
    const document = documents.get(thing_id);
    const thread = threadOf(name);
    if (!document) continue;
    if (isLocale(thread)) document.texts[thread] = fields;
    else document.shared = fields;
  }
  return documents;
}

async function nameReferences(names: NamedThings, columns: readonly Column[], documents: readonly ContentDocument[]) {
  for (const { is, thread, field, of } of columns) {
    const { control } = is;
    if (control.type !== 'thing' && control.type !== 'things') continue;
    const keys = documents.flatMap(({ shared, texts }) => {
      const values = thread === 'shared' ? shared : texts[thread];
      const own = of === undefined ? [values?.[field]] : rowsOf(values?.[field]).map((row) => row[of]);
      return own.flat().filter((key) => key !== undefined);
    });
    await names.nameKeys(control.kind, keys.map(String));
  }
}
