/** What of a text can be compared across languages. */
export type FactKind = 'number' | 'date' | 'month' | 'time' | 'phone' | 'code' | 'link' | 'name';

/** Something that a text says and that every language says alike: a number, a day, an address. */
export interface Fact {
  kind: FactKind;
  /** What it can be read as: two facts agree where they have one of these in common (`number 12000`, `date 6-12`). */
  values: readonly string[];
  /** A currency (ISO 4217), or `%`. */
  unit?: string | undefined;
  /** As it stands in the text. */
  written: string;
  /** What another language may well say in another way, as a small number in words: alone it is no disagreement. */
  isWeak: boolean;
}

/** What is read at a place of a text; `written` is left out where it is all that the rule has found. */
export type Reading = Omit<Fact, 'written' | 'isWeak'> & { written?: string; isWeak?: boolean };

/** Finds one form of facts. What it has found is not looked at by the rules after it. */
export interface FactRule {
  /** Global, with the flag `u`. */
  pattern: RegExp;
  /** @returns undefined where it is none after all; nothing where it is left out of comparison */
  read(found: Found): Reading[] | undefined;
}

/** What a pattern has found, its groups by name. */
export interface Found {
  written: string;
  groups: Partial<Record<string, string>>;
}
