import type { Values } from '#platform/content/content-kind.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { isSame } from '../../content/document.ts';
import type { ShownField } from '../../form/shown-field.ts';
import { changedPieces } from '../../shown/compared.server.ts';
import { valueText } from '../../shown/value-text.server.ts';
import type { MergedField } from './merged.ts';

/** Three texts: what two began from, and what each has made of it. */
interface Three {
  base: Values;
  theirs: Values;
  mine: Values;
}

/**
 * What becomes of a text in which two have written at once, field by field: what only one has changed is taken in; where both
 * have, mine stands in the field and theirs beside it, for somebody to choose.
 */
export function mergeFields(
  fields: readonly ShownField[],
  { base, theirs, mine }: Three,
  locales: { page: Locale; text: Locale },
): { values: Values; merged: Record<string, MergedField> } {
  const values: Values = {};
  const merged: Record<string, MergedField> = {};
  for (const { name, control } of fields) {
    const [before, other, own] = [base, theirs, mine].map((each) => ({ [name]: each[name] }));
    if (!before || !other || !own) continue;
    const isTheirs = !isSame(before, other) && !isSame(other, own);
    const isMine = !isSame(before, own);
    values[name] = isTheirs && !isMine ? theirs[name] : mine[name];
    if (!isTheirs) continue;
    const text = (of: Values) => valueText(control, of[name], locales.page);
    const from = (to: Values) => changedPieces(text(base), text(to), locales.text);
    merged[name] = { is: isMine ? 'both' : 'theirs', theirs: from(theirs), mine: isMine ? from(mine) : [] };
  }
  return { values, merged };
}
