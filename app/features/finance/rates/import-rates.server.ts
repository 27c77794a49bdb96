import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { millionthsOf } from './convert.ts';
import { fetchRates, nameOfSource } from './fetch-rates.server.ts';
import {
  type ImportReport,
  type NumberedRate,
  type RowRefusal,
  type SourceRates,
  UnreadableSource,
} from './import-report.ts';
import { sampleSource } from './sample-rates.ts';
import { writeRates } from './write-rates.server.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'log'>;

/** Refusals that a report keeps. */
const refusalsMost = 100;
/** How long reports are kept, in milliseconds. */
const reportsKept = 90 * 86_400_000;

/** Imports the rates of a file or address, CSV or the European Central Bank's XML; what came of it is noted and logged. */
export async function importRates(site: Needs, source: string): Promise<ImportReport> {
  const name = nameOfSource(source);
  try {
    return await importText(site, await fetchRates(source), name);
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
    return note(site, { source: name, taken: 0, known: 0, leftOut: 0, refusals: [], failure: error.message });
  }
}

/**
 * Imports what a source says: rows that are right are taken whatever the others are, and the same again changes nothing. The
 * first rates that are real take the place of all samples.
 * @throws UnreadableSource where it is neither of the two formats
 */
export async function importText(site: Needs, text: string, name: string): Promise<ImportReport> {
  const now = site.clock.now();
  const read = await readRates(text, now);
  const source = read.publisher?.trim() || name;
  return note(site, await site.db.transaction().execute((tx) => take(tx, source, read)));
}

/** The readers are fetched where they are used: rates come once a day, and their libraries would stay in memory. */
async function readRates(text: string, now: Date): Promise<SourceRates> {
  if (/^\s*</.test(text.replace(/^\uFEFF/, ''))) return (await import('./read-ecb.server.ts')).readEcb(text, now);
  return (await import('./read-csv.server.ts')).readCsv(text, now);
}

async function take(tx: Tx, source: string, { rates, leftOut, refusals }: SourceRates): Promise<ImportReport> {
  // One import at a time; who reads does not wait.
  await sql`lock table exchange_rate in share row exclusive mode`.execute(tx);
  const clear = withoutContradictions(rates);
  const sane = await withoutLeaps(tx, clear.rates);
  if (sane.rates.length > 0) await tx.deleteFrom('exchange_rate').where('source', '=', sampleSource).execute();
  const taken = await writeRates(tx, source, sane.rates);
  const all = [...refusals, ...clear.refusals, ...sane.refusals].toSorted((one, other) => one.row - other.row);
  return { source, taken, known: sane.rates.length - taken, leftOut, refusals: all };
}

interface Sifted {
  rates: NumberedRate[];
  refusals: RowRefusal[];
}

/** The first of several rows that speak of the same currency and moment; those that say the same are left out silently. */
function withoutContradictions(rates: readonly NumberedRate[]): Sifted {
  const said = new Map<string, string>();
  const refusals: RowRefusal[] = [];
  const kept = rates.filter(({ row, currency, updatedAt, spotPurchase, cashSettlement }) => {
    const key = `${currency} ${updatedAt.getTime()}`;
    const says = `${millionthsOf(spotPurchase)} ${cashSettlement && millionthsOf(cashSettlement)}`;
    const before = said.get(key);
    if (before !== undefined && before !== says) {
      refusals.push({ row, currency, reason: 'another row says something else of the same time' });
      return false;
    }
    said.set(key, says);
    return true;
  });
  return { rates: kept, refusals };
}

/** A rate known for so long (milliseconds) does not speak against a new one. */
const comparable = 10 * 86_400_000;

/**
 * Leaves out what is more than three times the newest known rate, or less than a third: a source that changed to one unit
 * instead of a hundred. Money that really lost so much is taken after ten days without a rate.
 */
async function withoutLeaps(tx: Tx, rates: readonly NumberedRate[]): Promise<Sifted> {
  const rows = await tx
    .selectFrom('exchange_rate')
    .distinctOn('currency')
    .select(['currency', 'spot_purchase', 'updated_at'])
    .where('source', '<>', sampleSource)
    .orderBy('currency')
    .orderBy('day', 'desc')
    .execute();
  const known = new Map(rows.map((row) => [row.currency, row]));
  const refusals: RowRefusal[] = [];
  const kept = rates.filter(({ row, currency, spotPurchase, updatedAt }) => {
    const last = known.get(currency);
    if (!last || Math.abs(updatedAt.getTime() - last.updated_at.getTime()) > comparable) return true;
    const [before, now] = [millionthsOf(last.spot_purchase) ?? 0n, millionthsOf(spotPurchase) ?? 0n];
    if (now <= before * 3n && before <= now * 3n) return true;
    const reason = 'more than three times what is known, or less than a third: is it for 100 units?';
    refusals.push({ row, currency, reason });
    return false;
  });
  return { rates: kept, refusals };
}

/** Notes what came of an import, for staff and for the log, and has pages with rates made anew: they say how old they are. */
async function note({ db, clock, log }: Needs, report: ImportReport): Promise<ImportReport> {
  const { source, taken, known, leftOut, refusals, failure } = report;
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('rate_import')
      .values({
        at,
        source,
        taken,
        known,
        left_out: leftOut,
        refused: refusals.length,
        refusals: JSON.stringify(refusals.slice(0, refusalsMost)),
        failure: failure ?? null,
      })
      .execute();
    await tx
      .deleteFrom('rate_import')
      .where('at', '<', new Date(at.getTime() - reportsKept))
      .execute();
    await emptyPages(tx, ['finance']);
  });
  const counts = { source, taken, known, leftOut, refused: refusals.length };
  if (failure) log.error({ ...counts, failure }, 'rates not imported');
  else if (refusals.length > 0)
    log.warn({ ...counts, refusals: refusals.slice(0, 10) }, 'rates imported, rows refused');
  else log.info(counts, 'rates imported');
  return report;
}

/** Whether there are rates that are not made up. */
export async function hasRealRates(tx: Tx): Promise<boolean> {
  const real = await tx
    .selectFrom('exchange_rate')
    .select('day')
    .where('source', '<>', sampleSource)
    .limit(1)
    .execute();
  return real.length > 0;
}

/** The day at the venue that a moment's newest samples are of: they come at ten in the morning. */
export function lastSampleDay(now: Date): string {
  return venueDay(new Date(now.getTime() - 10 * 3_600_000));
}
