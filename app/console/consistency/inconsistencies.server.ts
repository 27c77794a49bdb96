import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fieldsOf } from '../content/document.ts';
import { revisionValues } from '../content/threads.server.ts';
import { glossaryOf } from '../glossary/glossary.server.ts';
import type { Variant } from '../glossary/variants.ts';
import { compareTexts, type Disagreement, type Spelling } from './compare-texts.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { saidIn } from './said-in.ts';
import { variantsUsed } from './variants-used.ts';

/** Something in a text that does not fit: its source says it otherwise, or the glossary calls it otherwise. */
export type Inconsistency =
  | ({ is: 'disagreement'; against: Locale } & Disagreement)
  | { is: 'variant'; text: Spelling; called: string };

/** A text, and the language that it follows: which revision of it, or undefined where it has none yet. */
export interface Checked {
  kind: Pick<ContentKind, 'shared' | 'texts'>;
  thingId: number;
  locale: Locale;
  values: Values;
  source: { locale: Locale; number: number } | undefined;
}

/** What of a text does not fit. A source follows none: of it the names alone are looked at. */
export async function inconsistenciesOf(db: Database | Tx, checked: Checked): Promise<Inconsistency[]> {
  const { kind, thingId, locale, values, source } = checked;
  const pieces = piecesOf(fieldsOf(kind, locale), values);
  const { terms, variants } = await glossaryOf(db);
  const names = variantsIn(pieces, variants, locale);
  if (!source || source.locale === locale) return names;
  const ofSource = await revisionValues(db, { thingId, thread: source.locale, number: source.number });
  const said = saidIn(piecesOf(fieldsOf(kind, source.locale), ofSource), source.locale, terms);
  const found = compareTexts(said, saidIn(pieces, locale, terms));
  return [...found.map((each) => ({ is: 'disagreement' as const, against: source.locale, ...each })), ...names];
}

function variantsIn(pieces: readonly Piece[], variants: readonly Variant[], locale: Locale): Inconsistency[] {
  return pieces.flatMap(({ field, segment, text }) =>
    variantsUsed(variants, text, locale).map(({ written, called }) => ({
      is: 'variant' as const,
      text: { field, segment, written },
      called,
    })),
  );
}

/** What a text follows: its source as readers see it, or as it is being written where they see nothing yet. */
export function followedBy(
  locale: Locale,
  row: { published: number | null; head: number } | undefined,
): Checked['source'] {
  return row && { locale, number: row.published ?? row.head };
}
