import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { Refusal } from '../refusal.ts';
import { mostFormBytes, mostUploadBytes } from './body-limits.ts';

/** Parts of a multipart form. The longest form of the site has 25; what has more is made to cost. Forms of staff have more. */
const mostParts = 50;
/** Fields of any other form: it has 64 KiB at most, which are soon read. */
const mostFields = 500;

/** Bytes that the parser is given at a time. */
const slice = 4096;
/** Bytes of a file that are kept together. */
const blockBytes = 64 * 1024;

const limits = {
  headerPairs: 20,
  headerSize: 8 * 1024,
  fieldNameSize: 100,
  fieldSize: 4 * mostFormBytes,
  fileSize: mostUploadBytes,
};

/** What was read of a form. */
export interface ReadForm {
  form: FormData;
  /** There was more than a form may have, in bytes or in parts: what came before it is there. */
  isCut: boolean;
}

/**
 * Reads a form, and stops where there is more than a form may have. The only way in which forms are read: the platform's own
 * `formData()` takes seconds for a body of very many parts. What is no form, or breaks off, is read as one without fields.
 * @param untilFile reads only what was typed before the first file, where the file is refused anyway
 * @param parts most parts of a multipart form
 */
export async function readForm(request: Request, { untilFile = false, parts = mostParts } = {}): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? '';
  if (/^\s*multipart\/form-data/i.test(type)) return readParts(request, type, { untilFile, parts });
  if (/^\s*application\/x-www-form-urlencoded/i.test(type)) return readPairs(request);
  return { form: new FormData(), isCut: false };
}

/**
 * Reads a form.
 * @throws Response 413 where there is more than a form may have
 */
export async function formOf(request: Request): Promise<FormData> {
  const { form, isCut } = await readForm(request);
  if (isCut) throw new Refusal(413);
  return form;
}

async function readPairs(request: Request): Promise<ReadForm> {
  const form = new FormData();
  const text = await request.text().catch(() => '');
  let pairs = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) pairs += 1;
  if (pairs > mostFields) return { form, isCut: true };
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return { form, isCut: false };
}

async function readParts(
  request: Request,
  type: string,
  { untilFile, parts }: { untilFile: boolean; parts: number },
): Promise<ReadForm> {
  const parser = openParser(type, parts);
  if (!parser) return { form: new FormData(), isCut: false };
  const form = new FormData();
  let isCut = false;
  const cut = () => {
    isCut = true;
  };
  const ended = new Promise<boolean>((resolve) => {
    parser.once('finish', () => resolve(true));
    parser.once('error', () => resolve(false));
  });
  parser.once('partsLimit', cut);
  parser.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) cut();
    else form.append(name, value);
  });
  parser.on('file', (name, file, fileName, _encoding, mime) => {
    file.once('limit', cut);
    // A field for a file in which none was chosen has no name.
    if (untilFile && fileName) cut();
    gather(file, (bytes) => form.append(name, new File(bytes, fileName ?? '', { type: mime })));
  });
  try {
    for await (const chunk of request.body ?? []) {
      // In small slices: what a chunk holds of parts beyond the limit is gone through before it can be stopped.
      for (let at = 0; at < chunk.length; at += slice) {
        parser.write(Buffer.from(chunk.buffer, chunk.byteOffset + at, Math.min(slice, chunk.length - at)));
        if (isCut) return { form, isCut };
      }
    }
  } catch (error) {
    return error instanceof Error && error.name === 'BodyTooLarge' ? { form, isCut: true } : none();
  }
  parser.end();
  return (await ended) ? { form, isCut } : none();
}

const none = (): ReadForm => ({ form: new FormData(), isCut: false });

/** @returns undefined where the type names no boundary */
function openParser(type: string, parts: number): BusboyInstance | undefined {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, parts } });
  } catch {
    return undefined;
  }
}

/**
 * A file that is whole, in blocks. The parser gives it in pieces, of three bytes each where somebody wants it so, and a `File`
 * keeps each piece that it is made of by itself.
 */
function gather(file: BusboyFileStream, whole: (blocks: Uint8Array<ArrayBuffer>[]) => void): void {
  const blocks: Buffer<ArrayBuffer>[] = [];
  let pieces: Buffer<ArrayBuffer>[] = [];
  let length = 0;
  const close = () => {
    if (length > 0) blocks.push(Buffer.concat(pieces));
    pieces = [];
    length = 0;
  };
  // A part that breaks off: the parser itself says so.
  file.on('error', () => {});
  file.on('data', (piece: Buffer<ArrayBuffer>) => {
    pieces.push(piece);
    length += piece.length;
    if (length >= blockBytes) close();
  });
  file.once('end', () => {
    close();
    if (!file.truncated) whole(blocks);
  });
}
