import type { Entries } from '../form/form-entries.ts';
import type { RefusedBecause } from '../shown/use-refusal-words.ts';

import type { MergedField } from './merge/merged.ts';
import type { Unfitting, Unmet } from './unmet/unmet.ts';

/** What the editor says of a form that was sent, where it does not lead on. */
export interface EditorAnswer {
  /** What was typed, where it was not taken; else the page shows what there is now. */
  typed?: { base: number; entries: Entries };
  /** What is wrong, by the names of controls. */
  errors?: Record<string, string>;
  /** What words have found, by the names of fields. */
  found?: Record<string, { value: string; label: string }[]>;
  /** Somebody else has written meanwhile: what each of both has changed, by field. */
  merged?: Record<string, MergedField>;
  why?: RefusedBecause;
  /** What was chosen or typed beside the text, by the names of controls, where it was not done. */
  asked?: Record<string, string>;
  /** What keeps the text from going out. */
  unmet?: Unmet[];
  /** What of the text does not fit, where that kept it from going out. */
  unfitting?: Unfitting[];
  /** The field in which a name of the glossary was put in the place of another one. */
  replaced?: string;
  /** A preview that was just made, whole as it is sent to somebody, and on this host: it is shown once. */
  link?: { address: string; path: string };
}

/** What was done, as the address says it afterwards. */
export const deeds = [
  'save',
  'publish',
  'times',
  'withdraw',
  'submit',
  'pass',
  'sendBack',
  'whose',
  'revoke',
  'copy',
] as const;
export type Deed = (typeof deeds)[number];
