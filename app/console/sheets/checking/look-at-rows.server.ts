import { setImmediate } from 'node:timers/promises';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { rowsOf, type Thread } from '../../content/document.ts';
import { mayMake } from '../../policy/content-policy.server.ts';
import type { CellFault } from '../cells/cell-fault.ts';
import { isColumnOf } from '../cells/columns.server.ts';
import { NamedThings } from '../cells/named-things.server.ts';
import { lostIn, textOf } from '../cells/read-cell.server.ts';
import type { Cell, SheetRow } from '../reading/cell.ts';
import type { RowFault } from '../sheet-words.ts';
import { choiceSaid, missingSaid, noLanguageSaid, plainlyWrong, rowSaid } from './fault-words.server.ts';
import type { FoundFaults } from './found-faults.server.ts';
import { type KnownThing, knownThings } from './known-things.server.ts';
import { missingIn } from './missing.server.ts';
import { type ReadRow, type RowReader, readRow } from './read-row.server.ts';
import type { Heads } from './sheet-heads.server.ts';
import type { GoodRow } from './stage-rows.server.ts';

type Needs = Pick<SiteContext, 'db'>;

/** What goes along from row to row. */
export interface Looking {
  kind: ContentKind;
  found: FoundFaults;
  counts: { made: number; changed: number; same: number; unnamed: number };
  db: SiteContext['db'];
  heads: Heads;
  names: NamedThings;
  reader: RowReader;
  /** Whether things may be made. */
  mayMake: boolean;
  /** In which rows things and external ids stand. */
  ids: Set<number>;
  externalIds: Set<string>;
}

export function lookingAt(
  { db }: Needs,
  staff: Staff,
  { kind, heads, found }: Pick<Looking, 'kind' | 'heads' | 'found'>,
): Looking {
  const names = new NamedThings(db);
  const byThread = Map.groupBy(heads.placed, ({ column }) => column.thread);
  return {
    ...{ kind, heads, found, db, names },
    counts: { made: 0, changed: 0, same: 0, unnamed: 0 },
    reader: { kind, byThread, findKey: names.findKey, nameThing: names.nameThing },
    mayMake: mayMake(staff, kind),
    ids: new Set(),
    externalIds: new Set(),
  };
}

/** Which thing a row says that it is. */
interface Named {
  row: number;
  cells: Cell[];
  /** As it is written. */
  idText: string;
  id: number | undefined;
  externalId: string | undefined;
  /** Why its external id cannot be read. */
  lost: CellFault | undefined;
}

const mostInExternalId = 100;
/** So long others wait for a slice at most. Milliseconds. */
const patience = 8;

/** Looks at some rows. @returns those that can be taken and change something */
export async function lookAtRows(looking: Looking, rows: readonly SheetRow[]): Promise<GoodRow[]> {
  const { db, kind, heads, names } = looking;
  const named = rows.map(([row, cells]) => namedBy(looking, row, cells));
  const known = await knownThings(db, kind, {
    ids: named.flatMap(({ id }) => id ?? []),
    externalIds: named.flatMap(({ externalId }) => externalId ?? []),
  });
  await names.lookUp(
    heads.placed,
    named.map(({ cells }) => cells),
  );
  await nameWhatIsThere(looking, known);
  const byId = new Map(known.map((thing) => [thing.id, thing]));
  const byExternalId = new Map(known.map((thing) => [thing.externalId, thing]));
  const good: GoodRow[] = [];
  let began = performance.now();
  for (const each of named) {
    const row = lookAtRow(looking, each, byId, byExternalId);
    if (row) good.push(row);
    if (performance.now() - began < patience) continue;
    await setImmediate();
    began = performance.now();
  }
  return good;
}

function namedBy({ heads: { id, external } }: Looking, row: number, cells: Cell[]): Named {
  const idText = id
    ? textOf(cells[id.at] ?? null)
        .normalize('NFKC')
        .trim()
    : '';
  const cell = external ? (cells[external.at] ?? null) : null;
  const lost = lostIn(cell);
  const externalId = lost ? '' : textOf(cell).trim();
  const isNumber = /^[1-9]\d{0,14}$/.test(idText);
  return { row, cells, idText, id: isNumber ? Number(idText) : undefined, externalId: externalId || undefined, lost };
}

/** What things refer to now is called as it would be written: what a cell leaves as it was is told by that. */
async function nameWhatIsThere({ names, heads }: Looking, known: readonly KnownThing[]): Promise<void> {
  for (const { column } of heads.placed) {
    const { control } = column.is;
    if (control.type !== 'thing' && control.type !== 'things') continue;
    const keys = known.flatMap(({ threads }) => {
      const values = threads.get(column.thread)?.values;
      const of = column.of;
      const own = of === undefined ? [values?.[column.field]] : rowsOf(values?.[column.field]).map((row) => row[of]);
      return own.flat().map(String);
    });
    await names.nameKeys(
      control.kind,
      keys.filter((key) => key !== 'undefined'),
    );
  }
}

function lookAtRow(
  looking: Looking,
  named: Named,
  byId: ReadonlyMap<number, KnownThing>,
  byExternalId: ReadonlyMap<string | null, KnownThing>,
): GoodRow | undefined {
  const { reader, counts, kind } = looking;
  const { row, cells, externalId } = named;
  const known = named.idText === '' ? byExternalId.get(externalId ?? '') : byId.get(named.id ?? 0);
  const owner = externalId === undefined ? undefined : byExternalId.get(externalId);
  const isNamed = checkNames(looking, named, known, owner);
  const read = readRow(reader, cells, known);
  for (const wrong of read.wrong) addWrong(looking, row, wrong);
  hintAt(looking, row, kind, read, known);
  if (!isNamed || read.wrong.length > 0) return undefined;
  const isRenamed = externalId !== undefined && externalId !== (known?.externalId ?? undefined);
  if (known && read.changed.size === 0 && !isRenamed) {
    counts.same += 1;
    return undefined;
  }
  counts[known ? 'changed' : 'made'] += 1;
  if (!known && externalId === undefined) counts.unnamed += 1;
  return { row, known, externalId, parts: read.parts, changed: read.changed };
}

function addWrong({ found, heads }: Looking, row: number, wrong: ReadRow['wrong'][number]): void {
  const field = heads.placed.find(({ head }) => head === wrong.head)?.column.is;
  found.add(row, wrong.head, wrong.text, choiceSaid(wrong, field), plainlyWrong());
}

/** Whether a row says of one thing that it is that: each thing has one row, and an external id one thing. */
function checkNames(
  looking: Looking,
  named: Named,
  known: KnownThing | undefined,
  owner: KnownThing | undefined,
): boolean {
  const { found, heads, ids, externalIds } = looking;
  const { row, cells, idText, externalId, lost } = named;
  if (lost && heads.external) {
    const { head, at } = heads.external;
    addWrong(looking, row, { head, text: textOf(cells[at] ?? null), why: lost });
    return false;
  }
  const wrong = wrongName(looking, named, known, owner);
  if (wrong) found.add(row, wrong.head ?? '', wrong.text ?? '', rowSaid(wrong.why), rowSaid(wrong.why));
  const isMade = known !== undefined || idText !== '' || looking.mayMake;
  if (!isMade) found.add(row, '', '', rowSaid('only'), rowSaid('only'));
  if (known) ids.add(known.id);
  if (externalId !== undefined) externalIds.add(externalId);
  return wrong === undefined && isMade;
}

function wrongName(
  { heads, ids, externalIds }: Looking,
  { idText, id, externalId = '' }: Named,
  known: KnownThing | undefined,
  owner: KnownThing | undefined,
): { why: RowFault; head: string | undefined; text: string } | undefined {
  const [ofId, ofExternal] = [heads.id?.head, heads.external?.head];
  if (idText !== '' && (id === undefined || known?.id !== id)) return { why: 'unknownId', head: ofId, text: idText };
  const isTwice = known !== undefined && ids.has(known.id);
  if (isTwice && idText !== '') return { why: 'idTwice', head: ofId, text: idText };
  if (isTwice || externalIds.has(externalId)) return { why: 'externalTwice', head: ofExternal, text: externalId };
  if (owner && owner.id !== known?.id) return { why: 'externalTaken', head: ofExternal, text: externalId };
  return externalId.length > mostInExternalId ? { why: 'externalLong', head: ofExternal, text: externalId } : undefined;
}

/** What would keep a thing from going out, as far as its own fields tell. */
function hintAt(looking: Looking, row: number, kind: ContentKind, read: ReadRow, known: KnownThing | undefined): void {
  const { found, heads } = looking;
  const wrong = new Set(read.wrong.map(({ head }) => head));
  const parts: (readonly [Thread, Values])[] = known ? [...read.changed] : [...read.parts];
  for (const [thread, values] of parts) {
    for (const missing of missingIn(kind, thread, values)) {
      const head = headOf(heads, thread, missing.field);
      if (!wrong.has(head)) found.hint(row, head, missingSaid(missing), plainlyWrong());
    }
  }
  if (known || Object.keys(kind.texts).length === 0 || parts.some(([thread]) => isLocale(thread))) return;
  found.hint(row, '', noLanguageSaid(), noLanguageSaid());
}

/** What the sheet calls a field of a part; the field itself where it has no such column. */
function headOf({ placed }: Heads, thread: Thread, path: string): string {
  return placed.find(({ column }) => isColumnOf(column, thread, path))?.head ?? path;
}
