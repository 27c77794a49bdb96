/** A sentence, how another language says it, and the same with one slip. */
export interface SentencePair {
  source: string;
  right: string;
  wrong: string;
}
