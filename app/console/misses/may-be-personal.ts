/** What people put between the digits of a phone or of a document. */
const between = /[\s\p{Pd}\p{Cf}()./·•+]/gu;

/**
 * Whether a text may be somebody's: a mail address, or so many digits on end that it may be a phone, or the number of a document. Rather
 * too much is taken for such than too little: a date is too.
 */
export function mayBePersonal(text: string): boolean {
  const plain = text.normalize('NFKC');
  return plain.includes('@') || /\d{6}/.test(plain.replace(between, ''));
}
