import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Cell } from '../reading/cell.ts';
import type { Column } from './columns.server.ts';
import { type FindKey, thingTexts } from './read-cell.server.ts';
import { linesOf, type NameThing } from './write-cell.server.ts';

/** By this mark a cell says that what follows is a key, where the same is the external id of another thing. */
const keyMark = '#';

type Row = { key: string | null; external_id: string | null };

/**
 * The things that cells refer to, by external id or by key, looked up as many at a time as there are rows at hand: what was found
 * once is known until the end.
 */
export class NamedThings {
  readonly #db: Database;
  /** Of a kind, by what cells say. */
  readonly #found = new Map<string, Map<string, string | 'unpublished' | undefined>>();
  /** What to call a thing of a kind by its key. */
  readonly #names = new Map<string, Map<string, string>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The key of what a cell says. What was not looked up before is not there. */
  readonly findKey: FindKey = (kind, text) => this.#found.get(kind)?.get(text);

  /** A thing as cells call it: by its external id, else by its key. */
  readonly nameThing: NameThing = (kind, key) => this.#names.get(kind)?.get(key) ?? key;

  /** Looks up all that some rows refer to. */
  async lookUp(columns: readonly { column: Column; at: number }[], rows: readonly (readonly Cell[])[]): Promise<void> {
    for (const [kind, texts] of textsByKind(columns, rows)) await this.#lookUp(kind, texts);
  }

  /** Looks up what some things are called, by their keys. */
  async nameKeys(kind: string, keys: readonly string[]): Promise<void> {
    const names = this.#names.get(kind) ?? new Map<string, string>();
    this.#names.set(kind, names);
    const unknown = [...new Set(keys)].filter((key) => !names.has(key));
    if (unknown.length === 0) return;
    const rows = await this.#rowsOf(kind, unknown);
    for (const key of unknown) {
      const own = rows.find((row) => row.key === key)?.external_id;
      const isAnothers = rows.some((row) => row.external_id === key && row.key !== key);
      names.set(key, own ?? (isAnothers ? keyMark + key : key));
    }
    // Both ways: what is written is read back without another look.
    await this.#lookUp(
      kind,
      unknown.map((key) => names.get(key) ?? key),
    );
  }

  async #lookUp(kind: string, texts: readonly string[]): Promise<void> {
    const found = this.#found.get(kind) ?? new Map<string, string | 'unpublished' | undefined>();
    this.#found.set(kind, found);
    const unknown = [...new Set(texts)].filter((text) => !found.has(text) && text.length <= 200);
    if (unknown.length === 0) return;
    const rows = await this.#rowsOf(
      kind,
      unknown.flatMap((text) => [text, text.replace(keyMark, '')]),
    );
    const byExternal = new Map(rows.map((row) => [row.external_id, row]));
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const text of unknown) {
      const row = (text.startsWith(keyMark) ? undefined : byExternal.get(text)) ?? byKey.get(text.replace(/^#/, ''));
      found.set(text, row && (row.key ?? 'unpublished'));
    }
  }

  async #rowsOf(kind: string, texts: readonly string[]): Promise<Row[]> {
    return (
      this.#db
        .selectFrom('content_thing')
        .select(['key', 'external_id'])
        .where('kind', '=', kind)
        // As one value, of whatever length: cells of some rows may name more things than a statement takes values.
        .where(sql<boolean>`(key = any(${texts}::text[]) or external_id = any(${texts}::text[]))`)
        .execute()
    );
  }
}

function textsByKind(
  columns: readonly { column: Column; at: number }[],
  rows: readonly (readonly Cell[])[],
): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { column, at } of columns) {
    const { control } = column.is;
    if (control.type !== 'thing' && control.type !== 'things') continue;
    const own = texts.get(control.kind) ?? [];
    texts.set(control.kind, own);
    for (const row of rows) {
      const cell = row[at] ?? null;
      const cells = column.of === undefined || typeof cell !== 'string' ? [cell] : linesOf(cell);
      for (const each of cells) own.push(...thingTexts(each));
    }
  }
  return texts;
}
