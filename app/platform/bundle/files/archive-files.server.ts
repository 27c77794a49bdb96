import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { BundleError } from '../bundle-error.ts';
import { type BundleFiles, isBundlePath, mostHeld } from './bundle-files.ts';

export interface ArchiveFiles extends BundleFiles {
  close(): void;
}

const manifestName = 'bundle.json';
/** Whatever packs more tightly than this, and is large, was made to fill a disk or a memory. */
const mostPressed = 100;
const neverTooLarge = 1024 * 1024;
const regularFile = 0o100000;
const kindOfFile = 0o170000;

/** What of the manifest says which files there are. */
const listed = z.looseObject({ files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)) });

/**
 * Opens a bundle in an archive, once all of it has been looked through: that it holds the files of its manifest and no others, each
 * as its checksum says.
 * @throws BundleError naming each file that is damaged, missing or unknown, is no file, would lie elsewhere, or unpacks to far more
 *   than an honest one does
 */
export async function openArchive(path: string): Promise<ArchiveFiles> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: Error) => {
    throw new BundleError(`${basename(path)}: ${error.message}`);
  });
  try {
    const entries = await entriesOf(zip, basename(path));
    const files = filesOf(zip, entries);
    await checkSums(files, entries);
    return { ...files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** What an archive says that it holds, by path. Nothing has been unpacked yet. */
async function entriesOf(zip: ZipFile, name: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const faults: string[] = [];
  // Some systems take two names for one that differ in capitals alone.
  const taken = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (fileName.endsWith('/')) continue;
      const fault = taken.has(fileName.toLowerCase()) ? 'is there twice' : faultOf(entry);
      if (fault) faults.push(`${fileName}: ${fault}`);
      taken.add(fileName.toLowerCase());
      entries.set(fileName, entry);
    }
  } catch (error) {
    faults.push(`${name}: ${(error as Error).message}`);
  }
  if (faults.length > 0) throw new BundleError(faults.join('\n'));
  return entries;
}

function faultOf(entry: Entry): string | undefined {
  const { fileName, externalFileAttributes, compressedSize, uncompressedSize } = entry;
  if (!isBundlePath(fileName)) return 'is no path of a bundle';
  const kind = (externalFileAttributes >>> 16) & kindOfFile;
  if (kind !== 0 && kind !== regularFile) return 'is no file';
  if (!entry.canDecodeFileData()) return 'is packed in a way that is not known';
  if (uncompressedSize > neverTooLarge && uncompressedSize > mostPressed * compressedSize) {
    return `unpacks to more than ${mostPressed} times its size`;
  }
  return undefined;
}

function filesOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): BundleFiles {
  const paths = [...entries.keys()].toSorted();
  const entryOf = (file: string) => {
    const entry = entries.get(file);
    if (!entry) throw new BundleError(`${file}: is not there`);
    return entry;
  };
  async function stream(file: string): Promise<Readable> {
    const source = await zip.openReadStreamPromise(entryOf(file)).catch((error: Error) => {
      throw new BundleError(`${file}: is damaged: ${error.message}`);
    });
    return Readable.from(sayingDamaged(file, source));
  }
  return {
    stream,
    below: async (folder) => (folder === '' ? paths : paths.filter((path) => path.startsWith(`${folder}/`))),
    size: async (file) => entryOf(file).uncompressedSize,
    async read(file) {
      if (entryOf(file).uncompressedSize > mostHeld) throw new BundleError(`${file}: is larger than ${mostHeld} bytes`);
      return buffer(await stream(file)) as Promise<Buffer<ArrayBuffer>>;
    },
  };
}

async function* sayingDamaged(file: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error) {
    throw new BundleError(`${file}: is damaged: ${(error as Error).message}`);
  }
}

async function checkSums(files: BundleFiles, entries: ReadonlyMap<string, Entry>): Promise<void> {
  const sums = await sumsOf(files);
  const known = [...entries.keys()].filter((file) => file !== manifestName);
  const faults = [
    ...[...sums.keys()].filter((file) => !entries.has(file)).map((file) => `${file}: is not there`),
    ...known.filter((file) => !sums.has(file)).map((file) => `${file}: is not in ${manifestName}`),
  ];
  for (const file of known) {
    const sum = sums.get(file);
    if (sum === undefined) continue;
    const fault = await faultOfSum(files, file, sum);
    if (fault) faults.push(fault);
  }
  if (faults.length > 0) throw new BundleError(faults.join('\n'));
}

async function faultOfSum(files: BundleFiles, file: string, sum: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256');
    for await (const piece of await files.stream(file)) hash.update(piece);
    return hash.digest('hex') === sum ? undefined : `${file}: is damaged: it is not what its checksum says`;
  } catch (error) {
    if (error instanceof BundleError) return error.message;
    throw error;
  }
}

async function sumsOf(files: BundleFiles): Promise<Map<string, string>> {
  const text = (await files.read(manifestName)).toString();
  try {
    return new Map(Object.entries(listed.parse(JSON.parse(text)).files));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    throw new BundleError(
      `${manifestName}: ${issue ? `${issue.path.join('.')}: ${issue.message}` : (error as Error).message}`,
    );
  }
}
