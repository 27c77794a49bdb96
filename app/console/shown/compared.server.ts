import type { Values } from '#platform/content/content-kind.ts';
import { compareWords } from '#platform/i18n/compare-words.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Piece } from '#ui/console/text/changed.tsx';
import type { ShownField } from '../form/shown-field.ts';
import { valueText } from './value-text.server.ts';

/** A field of two revisions of a text. */
export interface ComparedField {
  name: string;
  label: string;
  before: string;
  now: string;
  /** What has changed, word by word; empty where nothing has. */
  pieces: Piece[];
}

const marks = { same: 'same', added: 'new', removed: 'gone' } as const;

/** What has changed between two values of a field. @param locale of the text */
export function changedPieces(before: string, now: string, locale: Locale): Piece[] {
  return before === now ? [] : compareWords(before, now, locale).map(({ kind, text }) => ({ is: marks[kind], text }));
}

/** Two revisions field by field. @param locales of the interface, and of the text */
export function comparedFields(
  fields: readonly ShownField[],
  { before, now }: { before: Values; now: Values },
  locales: { page: Locale; text: Locale },
): ComparedField[] {
  return fields.map(({ name, label, control }) => {
    const [one, other] = [before, now].map((values) => valueText(control, values[name], locales.page));
    return {
      name,
      label,
      before: one ?? '',
      now: other ?? '',
      pieces: changedPieces(one ?? '', other ?? '', locales.text),
    };
  });
}
