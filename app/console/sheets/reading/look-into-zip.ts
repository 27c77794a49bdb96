import { createInflateRaw } from 'node:zlib';
import { mostUnpackedBytes } from './limits.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** A file of a ZIP archive. */
interface Entry {
  name: string;
  method: number;
  flags: number;
  packed: number;
  unpacked: number;
  /** Where its own head begins. */
  at: number;
}

const signs = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
/** Bytes that may stand between two files: what a descriptor of sizes takes. No file is as short. */
const mostBetween = 24;
const mostEntries = 2000;

/**
 * Looks whether an XLSX file can be unpacked without harm, before anybody does: what it says of sizes is held against what it is, nothing
 * lies in it that its list does not name, and there are no macros. Each XML file is unpacked once, bit by bit.
 * @param see is shown the sheet's XML as it passes, in pieces
 * @throws UnreadableSheet
 */
export async function lookIntoZip(bytes: Buffer, see: (name: string, piece: string) => void): Promise<void> {
  const entries = entriesOf(bytes);
  if (entries.some(({ name }) => /vbaproject|\.bin$/i.test(name) && /vba|macro/i.test(name)))
    throw new UnreadableSheet('macros');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new UnreadableSheet('kind');
  checkPlaces(bytes, entries);
  let room = mostUnpackedBytes;
  for (const entry of entries) {
    if (!/\.(?:xml|rels)$/.test(entry.name)) continue;
    room -= await unpack(bytes, entry, room, (piece) => see(entry.name, piece));
  }
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > bytes.length) throw new UnreadableSheet('damaged');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  // More than that, or sizes of more than four bytes, no sheet of 40 MB has.
  if (count > mostEntries || at > end) throw new UnreadableSheet('damaged');
  const entries: Entry[] = [];
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== signs.entry) throw new UnreadableSheet('damaged');
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extra + comment;
  }
  if (entries.some(({ flags }) => (flags & 1) === 1)) throw new UnreadableSheet('oldExcel');
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostUnpackedBytes)
    throw new UnreadableSheet('unpacked');
  return entries;
}

/** Readers that go from file to file, and not by the list, find the same files with the same sizes. */
function checkPlaces(bytes: Buffer, entries: readonly Entry[]): void {
  const list = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16);
  let before = 0;
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    const { at, packed, unpacked, flags } = entry;
    if (at < before || at - before > mostBetween) throw new UnreadableSheet('damaged');
    if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== signs.file) throw new UnreadableSheet('damaged');
    const own = { packed: bytes.readUInt32LE(at + 18), unpacked: bytes.readUInt32LE(at + 22) };
    const comesLater = (flags & 8) === 8 && own.packed === 0 && own.unpacked === 0;
    if (!comesLater && (own.packed !== packed || own.unpacked !== unpacked)) throw new UnreadableSheet('damaged');
    before = bodyOf(bytes, entry) + packed;
  }
  if (before > list || list - before > mostBetween) throw new UnreadableSheet('damaged');
}

const bodyOf = (bytes: Buffer, { at }: Entry) => at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);

/** @returns how many bytes it has unpacked @throws UnreadableSheet where that is more than there is room for */
async function unpack(bytes: Buffer, entry: Entry, room: number, see: (piece: string) => void): Promise<number> {
  const from = bodyOf(bytes, entry);
  const packed = bytes.subarray(from, from + entry.packed);
  const decoder = new TextDecoder();
  let count = 0;
  const take = (chunk: Buffer) => {
    count += chunk.length;
    if (count > room || count > entry.unpacked) throw new UnreadableSheet('unpacked');
    see(decoder.decode(chunk, { stream: true }));
  };
  if (entry.method === 0) take(packed);
  else if (entry.method === 8) {
    const inflate = createInflateRaw();
    inflate.end(packed);
    try {
      for await (const chunk of inflate) take(chunk);
    } catch (error) {
      throw error instanceof UnreadableSheet ? error : new UnreadableSheet('damaged');
    }
  } else throw new UnreadableSheet('damaged');
  return count;
}
