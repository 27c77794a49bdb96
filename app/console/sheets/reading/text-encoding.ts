import { createReadStream } from 'node:fs';

/** What CSV files come in: Excel writes all of these. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/**
 * In which encodings a text file may be written, the likeliest first. A mark at its beginning says it; without one it is UTF-8 where all
 * of it can be. Else it is what Excel saves in China (GB18030) or in Europe (Windows-1252), where nothing is certain but that much of the
 * latter cannot be the former.
 */
export async function encodingsOf(path: string): Promise<Encoding[]> {
  const [first, second] = await beginningOf(path);
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  if (await canBe(path, 'utf-8')) return ['utf-8'];
  return (await canBe(path, 'gb18030')) ? ['gb18030', 'windows-1252'] : ['windows-1252'];
}

/** The text of a file, piece by piece, without a mark at its beginning. @throws TypeError where it is not written so */
export async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function canBe(path: string, encoding: Encoding): Promise<boolean> {
  try {
    for await (const piece of decoded(path, encoding)) if (piece.includes('\0')) return false;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 7 })) return chunk;
  return Buffer.alloc(0);
}
