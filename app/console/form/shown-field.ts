import type { FileKind } from '#platform/content/stored-file.ts';

/** A control as a page shows it: `Control` of a field with what there is to choose, in the staff's language. */
export type ShownControl =
  | { type: 'line' | 'lines' | 'rich'; most: number }
  | { type: 'list'; most: number; each: number }
  | { type: 'number'; min: number; max: number }
  | { type: 'decimal' | 'day' | 'moment' | 'time' | 'flag' | 'link' | 'phone' | 'mail' | 'key' }
  | { type: 'choice' | 'choices'; options: readonly ShownOption[] }
  | { type: 'picture' | 'pictures' | 'film' }
  | { type: 'file'; kinds: readonly FileKind[]; most: number }
  | { type: 'thing' | 'things'; kind: string }
  /** Rows that all languages share are added and put in order; in a language each has its texts beside what it is. */
  | { type: 'rows'; most: number; fields: readonly ShownField[] };

export interface ShownOption {
  value: string;
  label: string;
}

/** A field as a page shows it. */
export interface ShownField {
  /** Also the name of its control: `title`; in a row `figures.<id>.label`. */
  name: string;
  label: string;
  hint: string | undefined;
  /** Whether a text cannot go out without it. */
  required: boolean;
  control: ShownControl;
}
