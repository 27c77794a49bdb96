/** What keeps a text from going out, each with where it is mended. */
export interface Unmet {
  /** Without language prefix, with the field; only the field where it stands on this page. */
  to: string;
  isHere: boolean;
  text: string;
}

/** What of a text does not agree with its source or the glossary. */
export interface Unfitting extends Unmet {
  /** What is said at the field itself; the names of the glossary are looked for there as it is typed. */
  atField: { name: string; message: string } | undefined;
}
