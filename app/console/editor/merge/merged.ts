import type { Piece } from '#ui/console/text/changed.tsx';

/** A field that two have written in at once. */
export interface MergedField {
  /** `theirs`: only they have changed it, and it was taken in; `both`: somebody has to choose. */
  is: 'theirs' | 'both';
  /** What they have changed since both began. */
  theirs: readonly Piece[];
  /** What was changed here; where both have. */
  mine: readonly Piece[];
}

/** Name of the control that says whose text of a field is taken. */
export const takeName = (field: string) => `_take.${field}`;
