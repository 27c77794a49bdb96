import { createContext, use } from 'react';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Typed } from '../../form/typed.ts';
import type { Hint } from '../../glossary/terms.ts';
import type { Variant } from '../../glossary/variants.ts';
import type { MergedField } from '../merge/merged.ts';

/** A picture or film that a field names. */
export interface ShownMedia {
  kind: 'picture' | 'film';
  /** What it shows, in words. */
  name: string;
  lang: Locale;
  /** Address of a small picture of it. */
  small: string | undefined;
}

/** A row of what all languages share, as it is called beside its texts. */
export interface NamedRow {
  id: string;
  name: string;
}

/** The glossary in the language of a form. */
interface FieldGlossary {
  /** The language of the source; undefined where this is the source. */
  from: Locale | undefined;
  /** Terms of the source, by the names of fields. */
  hints: Record<string, readonly Hint[] | undefined>;
  variants: readonly Variant[];
}

/** What all controls of a form know. */
export interface FieldRoom {
  typed: Typed;
  /** What is wrong, by the names of controls. */
  errors: Record<string, string | undefined>;
  /** The language of what is written; undefined where it is in none. */
  lang: Locale | undefined;
  media: Record<string, ShownMedia | undefined>;
  /** Things by `kind key`: what they are called. */
  things: Record<string, string | undefined>;
  /** All there are of a kind, where these are few; by the kind. */
  choices: Record<string, readonly { value: string; label: string }[] | undefined>;
  /** What words have found for a field, by its name. */
  found: Record<string, readonly { value: string; label: string }[] | undefined>;
  /** Rows that all languages share, by the name of their field. */
  rows: Record<string, readonly NamedRow[] | undefined>;
  /** What the glossary has to say; undefined where what is written is in no language. */
  glossary: FieldGlossary | undefined;
  /** What of a field does not agree with the source, by its name. */
  unfitting: Record<string, readonly string[] | undefined>;
  /** Fields that somebody else has changed meanwhile. */
  merged: Record<string, MergedField | undefined>;
}

export const FieldRoomContext = createContext<FieldRoom | undefined>(undefined);

export function useFieldRoom(): FieldRoom {
  const room = use(FieldRoomContext);
  if (!room) throw new Error('A field stands in a form');
  return room;
}
