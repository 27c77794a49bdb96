/** Parts of a WebP file that hold the picture itself; everything else (EXIF, XMP, animation, profiles) is not. */
const pictureChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/**
 * Whether a WebP file is one picture and nothing else: no metadata, no animation, nothing after its end
 * (WebP container specification, RIFF header and chunks).
 */
export function isBareWebp(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!pictureChunks.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}
