/** RFC 9285: the letters, digits and signs that a QR code packs two into eleven bits. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Writes two bytes as three characters, and a last one alone as two. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 2) {
    const [first = 0, second] = [bytes[i], bytes[i + 1]];
    text += second === undefined ? digits(first, 2) : digits(first * 256 + second, 3);
  }
  return text;
}

/** @returns undefined for what `toBase45` does not write */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 3) {
    const group = [...text.slice(i, i + 3)].map((character) => alphabet.indexOf(character));
    const value = group.reduceRight((sum, digit) => sum * 45 + digit, 0);
    if (group.includes(-1) || value >= 256 ** (group.length - 1)) return undefined;
    bytes.push(...(group.length === 3 ? [value >> 8, value & 0xff] : [value]));
  }
  return Uint8Array.from(bytes);
}

/** The lowest digit comes first. */
function digits(value: number, count: number): string {
  let text = '';
  for (let left = value; text.length < count; left = Math.floor(left / 45)) text += alphabet[left % 45];
  return text;
}
