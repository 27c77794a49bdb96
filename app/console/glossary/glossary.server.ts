import { createHash } from 'node:crypto';
import type { Database, Tx } from '#platform/db/database.ts';
import markdown from '../../../docs/glossary.md?raw';
import { type Entry, entriesIn, markdownWith, partsIn } from './entry.ts';
import { type HeldTerm, heldTerms, type TermRow } from './held-terms.ts';
import type { Term } from './terms.ts';
import { type Variant, variantsIn } from './variants.ts';

/** What things are called, as it holds now. */
export interface Glossary {
  terms: readonly Term[];
  /** What they are not called. */
  variants: readonly Variant[];
  /** Another one for each state of the glossary. */
  version: string;
}

/** The headings under which terms stand, in their order. */
export const parts: readonly string[] = partsIn(markdown);

/** As the site was built: what staff change lies beside it in the database. */
const built = entriesIn(markdown);

/** The last one that was made, with what it was made from: it is asked for with every text, and seldom another one. */
let last: { from: string; glossary: Glossary } | undefined;

/** The glossary as it holds now. What somebody has just changed holds for whoever asks next, in every process. */
export async function glossaryOf(db: Database | Tx): Promise<Glossary> {
  const rows = await termRows(db);
  const from = JSON.stringify(rows);
  if (last?.from !== from) last = { from, glossary: glossaryWith(rows) };
  return last.glossary;
}

function glossaryWith(rows: readonly TermRow[]): Glossary {
  const entries = entriesThatHold(heldTerms(built, rows));
  return {
    terms: entries.map(({ names }) => names),
    variants: variantsIn(entries),
    version: createHash('sha256').update(markdownWith(markdown, entries)).digest('base64url').slice(0, 16),
  };
}

/** All terms, also those that are no longer used. */
export async function readTerms(db: Database | Tx): Promise<HeldTerm[]> {
  return termsWith(await termRows(db));
}

/** The terms there would be with what staff have written. */
export const termsWith = (rows: readonly TermRow[]): HeldTerm[] => heldTerms(built, rows);

/** The file `docs/glossary.md` with what staff have changed. */
export async function glossaryFile(db: Database): Promise<string> {
  return markdownWith(markdown, entriesThatHold(await readTerms(db)));
}

export const entriesThatHold = (terms: readonly HeldTerm[]): Entry[] => terms.filter(({ isRetired }) => !isRetired);

/** What staff have written. */
export async function termRows(db: Database | Tx): Promise<TermRow[]> {
  return db
    .selectFrom('glossary_term')
    .select(['id', 'file_row', 'part', 'names', 'unused', 'note', 'is_retired', 'version'])
    .orderBy('id')
    .execute();
}
