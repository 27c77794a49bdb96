import { sql } from 'kysely';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type Entry, nameOf, tidyEntry } from './entry.ts';
import { entriesThatHold, parts, readTerms } from './glossary.server.ts';
import { type HeldTerm, type TermKey, termOf } from './held-terms.ts';
import { faultsOf, type TermFaults } from './term-faults.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** Which term is written, and how it was as somebody began. */
export interface Writing {
  /** Undefined for a term that is new. */
  of: TermKey | undefined;
  /** The version that was read; 0 for one that is as the file has it, or new. */
  base: number;
}

/** What became of a term. */
export type TermWritten =
  | { outcome: 'saved'; name: string }
  /** It says what it said before. */
  | { outcome: 'unchanged'; name: string }
  /** Somebody else has written it meanwhile: nothing of theirs is overwritten. */
  | { outcome: 'conflict'; now: HeldTerm }
  | { outcome: 'invalid'; faults: TermFaults };

/** The channel that tells of a glossary which has changed. */
export const glossaryNotice = 'glossary';

/** Any fixed number, other than those of the log, the migrations and the seed. */
const turns = 620_251_127;

/** Of two who write the glossary one comes first. */
export async function takeTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turns})`.execute(tx);
}

/**
 * Writes a term, or adds one. It holds at once, in every process.
 * @throws 403 where they may not, 404 where there is no such term
 */
export async function saveTerm(site: Needs, staff: Staff, writing: Writing & { entry: Entry }): Promise<TermWritten> {
  return inTurn(site, staff, async (tx, terms) => {
    const { of, base } = writing;
    const entry = tidyEntry(writing.entry);
    const term = of === undefined ? undefined : termOrRefuse(terms, of);
    if (term && term.version !== base) return { outcome: 'conflict', now: term };
    const faults = faultsBeside(entry, term, terms);
    if (Object.keys(faults).length > 0) return { outcome: 'invalid', faults };
    const [before, after] = changesIn(term, entry);
    const name = nameOf(entry);
    if (Object.keys(after).length === 0) return { outcome: 'unchanged', name };
    const id = await write(tx, site, staff, { term, entry, isRetired: term?.isRetired ?? false });
    const about = `term ${id} ${name}`;
    await noteAct(tx, { staff, act: 'glossary.save', about, ...(term && { before }), after }, site.clock.now());
    return { outcome: 'saved', name };
  });
}

/**
 * Has a term used no longer, with all that it says is not to be said: it can be brought back.
 * @throws 403 where they may not, 404 where there is no such term
 */
export async function retireTerm(site: Needs, staff: Staff, { of, base }: Writing): Promise<TermWritten> {
  return inTurn(site, staff, async (tx, terms) => {
    const term = termOrRefuse(terms, of);
    if (term.version !== base) return { outcome: 'conflict', now: term };
    const name = nameOf(term);
    if (term.isRetired) return { outcome: 'unchanged', name };
    const id = await write(tx, site, staff, { term, entry: term, isRetired: true });
    const about = `term ${id} ${name}`;
    await noteAct(tx, { staff, act: 'glossary.retire', about, before: said(term) }, site.clock.now());
    return { outcome: 'saved', name };
  });
}

/**
 * Has a term used again, as it was or as it is written now: it may be wrong by now, and then it is told why.
 * @throws 403 where they may not, 404 where there is no such term
 */
export async function restoreTerm(
  site: Needs,
  staff: Staff,
  { of, base, ...writing }: Writing & { entry?: Entry },
): Promise<TermWritten> {
  return inTurn(site, staff, async (tx, terms) => {
    const term = termOrRefuse(terms, of);
    if (term.version !== base) return { outcome: 'conflict', now: term };
    if (!term.isRetired) return { outcome: 'unchanged', name: nameOf(term) };
    const entry = tidyEntry(writing.entry ?? term);
    const faults = faultsBeside(entry, term, terms);
    if (Object.keys(faults).length > 0) return { outcome: 'invalid', faults };
    const id = await write(tx, site, staff, { term, entry, isRetired: false });
    const name = nameOf(entry);
    const about = `term ${id} ${name}`;
    await noteAct(tx, { staff, act: 'glossary.restore', about, after: said(entry) }, site.clock.now());
    return { outcome: 'saved', name };
  });
}

/** What is wrong with a term as it would stand beside all the others; those that are not used at present have their names still. */
function faultsBeside(entry: Entry, term: HeldTerm | undefined, terms: readonly HeldTerm[]): TermFaults {
  const beside = terms.filter((each) => each !== term);
  const taken = beside.filter(({ isRetired }) => isRetired).map(nameOf);
  return faultsOf(entry, { others: entriesThatHold(beside), taken, parts });
}

async function inTurn(
  site: Needs,
  staff: Staff,
  work: (tx: Tx, terms: readonly HeldTerm[]) => Promise<TermWritten>,
): Promise<TermWritten> {
  if (!may(staff, 'write')) throw new Refusal(403);
  return inTransaction(site.db, async (tx) => {
    await takeTurn(tx);
    return work(tx, await readTerms(tx));
  });
}

function termOrRefuse(terms: readonly HeldTerm[], of: TermKey | undefined): HeldTerm {
  const term = of === undefined ? undefined : termOf(terms, of);
  if (!term) throw new Refusal(404);
  return term;
}

interface Write {
  term: HeldTerm | undefined;
  entry: Entry;
  isRetired: boolean;
}

/** @returns its number */
async function write(tx: Tx, { clock }: Needs, staff: Staff, { term, entry, isRetired }: Write): Promise<number> {
  const row = {
    part: entry.part,
    names: JSON.stringify(entry.names),
    unused: JSON.stringify(entry.unused),
    ...{ note: entry.note, is_retired: isRetired, version: (term?.version ?? 0) + 1 },
    ...{ changed_at: clock.now(), changed_by: staff.id },
  };
  await sql`select pg_notify(${glossaryNotice}, '')`.execute(tx);
  if (term?.id !== undefined) {
    await tx.updateTable('glossary_term').set(row).where('id', '=', term.id).execute();
    return term.id;
  }
  const { id } = await tx
    .insertInto('glossary_term')
    .values({ ...row, file_row: term?.inFile ? nameOf(term.inFile) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A term as the log says it. */
function said({ part, names, unused, note }: Entry): Record<string, string> {
  return {
    part,
    ...Object.fromEntries(textsOf(names)),
    ...Object.fromEntries(textsOf(unused).map(([locale, each]) => [`not ${locale}`, each.join(', ')])),
    note,
  };
}

/** What of a term is another, as it was and as it is; of one that is new all there is. */
function changesIn(term: HeldTerm | undefined, entry: Entry): [Record<string, string>, Record<string, string>] {
  const [was, is] = [term ? said(term) : {}, said(entry)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => (was[field] ?? '') !== (is[field] ?? ''),
  );
  const side = (of: Record<string, string>) => Object.fromEntries(fields.map((field) => [field, of[field] ?? '']));
  return [side(was), side(is)];
}
