/** The head of a column as it is compared: whatever its spaces, capitals and widths of signs are. */
export function plainHead(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200B-\u200D\uFEFF*]+/g, '');
}
