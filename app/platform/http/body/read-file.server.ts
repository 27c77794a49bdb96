import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';

/** The form ends before its time, or is none. */
export class BrokenOff extends Error {}

/** Parts of such a form: its file, and what pages put beside it. */
const limits = { parts: 10, files: 1, headerPairs: 20, headerSize: 8 * 1024, fieldNameSize: 100, fieldSize: 4096 };

/**
 * Hands on the file of a form while it comes: nothing of it is kept, and no more is fetched than is taken.
 * @param field name of the field that it was chosen in; what was typed beside it is not read
 * @param take takes the bytes, and what the file is called where it came from; where it has enough, or throws, the rest is not read
 * @returns what `take` returns; undefined where no file was chosen, or it is no such form
 * @throws BrokenOff where the form ends before its time; what `take` throws; what the body throws where it breaks off or is too large
 */
export async function readFile<Taken>(
  request: Request,
  field: string,
  take: (bytes: AsyncIterable<Uint8Array>, name: string) => Promise<Taken>,
): Promise<Taken | undefined> {
  const parser = openParser(request.headers.get('content-type') ?? '');
  if (!parser || !request.body) return undefined;
  const over = Promise.withResolvers<void>();
  // Waited for below, or where the parser is full.
  over.promise.catch(() => {});
  let file: BusboyFileStream | undefined;
  let taking: Promise<Taken> | undefined;
  let isTaken = false;
  const breakOff = () => over.reject(new BrokenOff('The form ends before its time'));
  parser.once('finish', over.resolve).once('error', breakOff);
  parser.on('file', (name, stream, fileName) => {
    if (name !== field || !fileName || taking) return stream.resume();
    file = stream.once('error', breakOff);
    taking = take(stream, fileName);
    taking.then(() => {
      isTaken = true;
      over.resolve();
    }, over.reject);
  });
  try {
    for await (const chunk of request.body) {
      if (isTaken) break;
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), over.promise]);
    }
    parser.end();
    await over.promise;
  } catch (error) {
    file?.destroy(error instanceof Error ? error : undefined);
    await taking?.catch(() => {});
    throw error;
  }
  return taking;
}

/** @returns undefined where the type names no boundary */
function openParser(type: string): BusboyInstance | undefined {
  try {
    return /^\s*multipart\/form-data/i.test(type)
      ? new Busboy({ headers: { 'content-type': type }, limits })
      : undefined;
  } catch {
    return undefined;
  }
}
