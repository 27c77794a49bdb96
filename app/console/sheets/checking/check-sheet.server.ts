import { setImmediate } from 'node:timers/promises';
import type { SheetReport } from '#db/schema/refinements.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asLine } from '#platform/i18n/graphemes.ts';
import { mayWrite } from '../../policy/content-policy.server.ts';
import { columnsOf, knownHeads } from '../cells/columns.server.ts';
import type { SheetRow } from '../reading/cell.ts';
import { type HeldSheet, SheetRefused, withSheet } from '../reading/read-file.server.ts';
import { rowSaid } from './fault-words.server.ts';
import { FoundFaults } from './found-faults.server.ts';
import { type Looking, lookAtRows, lookingAt } from './look-at-rows.server.ts';
import { readHeads } from './sheet-heads.server.ts';
import { stageRows } from './stage-rows.server.ts';
import { beginImport, endCheck, unstage } from './waiting-import.server.ts';

/** A sheet that somebody hands in. */
export interface HandedIn {
  kind: ContentKind;
  /** As the file is called where it came from. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Rows that are looked at together: as many as one look at the database finds. */
const atOnce = 200;

/**
 * Looks through a sheet without changing anything that it is about: every fault of every row is found. What is without fault waits to be
 * taken, in place of what the same person handed in before.
 * @returns the number of the import
 * @throws Refusal 403 where they may not write such things; SheetRefused where the file is none
 */
export async function checkSheet(site: Needs, staff: Staff, { kind, name, bytes }: HandedIn): Promise<number> {
  if (!mayWrite(staff, 'shared', kind)) throw new Refusal(403);
  const columns = columnsOf(kind);
  const known = knownHeads(columns);
  return withSheet(bytes, [...known.keys()], async (sheet) => {
    const rows = sheet.rows();
    const first = await rows.next();
    const heads = first.done ? undefined : readHeads(first.value[1], columns, known);
    if (!heads || (heads.placed.length === 0 && !heads.id && !heads.external)) throw new SheetRefused('heads');
    const file = { name: asLine(name).slice(0, 200).toWellFormed(), print: sheet.print };
    const id = await beginImport(site, staff, kind, file);
    const found = new FoundFaults();
    const headRow = first.done ? 1 : first.value[0];
    for (const { head, why } of heads.wrong) found.add(headRow, head, head, rowSaid(why), rowSaid(why));
    const looking = lookingAt(site, staff, { kind, heads, found });
    await lookThrough(site, looking, rows, id);
    await endCheck(site, { id, staff }, reportOf(sheet, looking), await found.packed());
    return id;
  });
}

async function lookThrough(site: Needs, looking: Looking, rows: AsyncGenerator<SheetRow>, id: number): Promise<void> {
  let isStaged = true;
  for await (const some of inSlices(rows)) {
    const good = await lookAtRows(looking, some);
    if (looking.found.count === 0) await stageRows(site.db, id, looking.kind, good);
    else if (isStaged) {
      // All is taken or nothing: what was good so far need not wait.
      isStaged = false;
      await unstage(site.db, id);
    }
    await setImmediate();
  }
  if (looking.found.count > 0 && isStaged) await unstage(site.db, id);
}

async function* inSlices(rows: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow[]> {
  let slice: SheetRow[] = [];
  for await (const row of rows) {
    slice.push(row);
    if (slice.length < atOnce) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

function reportOf({ count }: HeldSheet, { found, counts }: Looking): SheetReport {
  return { rows: count, ...counts, ...found.report() };
}
