/** Paragraphs of a plain text, whether they are set apart by the end of a line or by an empty one; none of them is empty. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\s*\n\s*/).filter(Boolean);
}
