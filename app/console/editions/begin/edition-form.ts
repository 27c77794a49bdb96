/** What stands in the form of a new edition, as it was typed. */
export interface EditionForm {
  number: string;
  startDate: string;
  endDate: string;
  publicFrom: string;
  publicTo: string;
  /** By the names of controls: `theme.fr-FR`. */
  texts: Record<string, string>;
  /** What it is to begin with. */
  parts: string[];
}

/** The control of a text in a language. */
export const controlOf = (name: string, locale: string) => `${name}.${locale}`;
