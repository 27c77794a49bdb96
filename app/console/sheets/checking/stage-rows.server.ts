import { sql } from 'kysely';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import type { Thread } from '../../content/document.ts';
import { behindBy, confirmedBy, type Segment } from '../../content/segments.server.ts';
import { textSegments, titleWords } from '../../content/threads.server.ts';
import { listedTitle } from '../../shown/called.server.ts';
import type { KnownThing } from './known-things.server.ts';

/** A row that can be taken. */
export interface GoodRow {
  row: number;
  known: KnownThing | undefined;
  externalId: string | undefined;
  parts: ReadonlyMap<Thread, Values>;
  changed: ReadonlyMap<Thread, Values>;
}

/** Keeps what rows would do until somebody takes it: all that saving works out is worked out here. */
export async function stageRows(
  db: Database,
  importId: number,
  kind: ContentKind,
  rows: readonly GoodRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const staged = rows.map((row) => ({ ...row, source: sourceOf(row) }));
  const things = staged.map(({ row, known, externalId, source }) => ({
    ...{ row, source },
    thing_id: known?.id ?? null,
    is_new: known === undefined,
    external_id: externalId === known?.externalId ? null : (externalId ?? null),
    seen: known && seenOf(known),
  }));
  const texts = staged.flatMap((row) =>
    [...row.changed].map(([thread, values]) => stagedText(kind, row, thread, values)),
  );
  await db.transaction().execute(async (tx) => {
    await sql`insert into sheet_row (import_id, row, thing_id, is_new, external_id, source, seen)
      select ${importId}::bigint, row, thing_id, is_new, external_id, source, seen from jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
        as x (row integer, thing_id bigint, is_new boolean, external_id text, source text, seen jsonb)`.execute(tx);
    await sql`insert into sheet_text (import_id, row, thread, fields, title, words, confirmed, behind)
      select ${importId}::bigint, row, thread, fields, title, words, confirmed, behind from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as x (row integer, thread text, fields jsonb, title text, words text, confirmed text[], behind integer)`.execute(
      tx,
    );
  });
}

/** As what a thing was found: of each part the newest revision and the published one. `seenNow` says the same of one as it is. */
export const seenOf = ({ threads }: KnownThing) =>
  Object.fromEntries([...threads].map(([thread, { head, published }]) => [thread, [head, published]]));

/** The language that the others follow: that of the house, where there is a text in it. */
function sourceOf({ known, parts }: GoodRow): Locale {
  if (known) return known.source;
  return parts.has(defaultLocale) ? defaultLocale : (locales.find((locale) => parts.has(locale)) ?? defaultLocale);
}

function stagedText(kind: ContentKind, row: GoodRow & { source: Locale }, thread: Thread, values: Values) {
  const before = row.known?.threads.get(thread);
  const followed = thread === 'shared' || thread === row.source ? [] : sourceSegments(kind, row);
  // A text that is new was written for the source beside it, all of it, also where its paragraphs are others.
  const isWrittenForIt = !before && row.parts.has(row.source);
  const confirmed = confirmedBy(
    followed,
    { before: textSegments(kind, before?.values ?? {}), now: textSegments(kind, values) },
    {
      confirmed: before?.confirmed ?? [],
      stillRight: [],
      ...(isWrittenForIt && { caughtUp: followed.map(({ hash }) => hash) }),
    },
  );
  const title = listedTitle(kind, row.known?.key ?? null, thread, values);
  return {
    ...{ row: row.row, thread, fields: values, title, confirmed },
    words: titleWords(title, thread),
    behind: behindBy(followed, confirmed),
  };
}

/** What the other languages follow: as readers see it, or as the row has it where they see nothing yet. */
function sourceSegments(kind: ContentKind, { known, parts, source }: GoodRow & { source: Locale }): Segment[] {
  const own = known?.threads.get(source);
  if (own && own.published !== null) return textSegments(kind, known?.seenSource ?? own.values);
  const values = parts.get(source) ?? own?.values;
  return values ? textSegments(kind, values) : [];
}
