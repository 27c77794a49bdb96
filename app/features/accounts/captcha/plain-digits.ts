/** Digits as somebody typed them: without spaces, full-width ones (１２３) made plain. */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '');
}
