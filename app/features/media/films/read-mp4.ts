import type { FilmFacts, ReadBytes } from './film-kinds.ts';

/** The table of a film of some minutes has some hundred kB; it is read whole. */
const mostTable = 16 * 1024 * 1024;
/** Boxes that follow each other and are looked at, at the top of the file and within the table. */
const mostAtTop = 100;
const mostBoxes = 1000;
const mostTracks = 50;

interface Box {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/**
 * Reads what an MP4 says of itself in its table `moov` (ISO/IEC 14496-12), wherever that lies.
 * @returns undefined where it is damaged, has no pictures or no length
 */
export async function readMp4(read: ReadBytes, size: number): Promise<FilmFacts | undefined> {
  const table = await findTable(read, size);
  if (!table) return undefined;
  const head = boxesOf(table).find(({ type }) => type === 'mvhd');
  const seconds = head && durationIn(table.subarray(head.start, head.end));
  const tracks = boxesOf(table)
    .filter(({ type }) => type === 'trak')
    .slice(0, mostTracks)
    .map((box) => trackOf(table.subarray(box.start, box.end)))
    .filter((track) => track !== undefined);
  const pictures = tracks.find(({ width, height, codecs }) => width > 0 && height > 0 && codecs.length > 0);
  if (!pictures || !seconds) return undefined;
  return { width: pictures.width, height: pictures.height, seconds, codecs: tracks.flatMap(({ codecs }) => codecs) };
}

async function findTable(read: ReadBytes, size: number): Promise<Buffer | undefined> {
  let at = 0;
  for (let i = 0; i < mostAtTop && at + 8 <= size; i += 1) {
    const box = boxAt(await read(at, 16), 0, size - at);
    if (!box) return undefined;
    const length = box.end - box.start;
    if (box.type === 'moov') return length <= mostTable ? read(at + box.start, length) : undefined;
    at += box.end;
  }
  return undefined;
}

/** The box that begins at some place. @param room until where it may reach; a box without a length reaches so far */
function boxAt(bytes: Buffer, at: number, room: number): Box | undefined {
  if (at + 8 > bytes.length) return undefined;
  const short = bytes.readUInt32BE(at);
  const isLong = short === 1;
  if (isLong && at + 16 > bytes.length) return undefined;
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? room - at : short;
  const start = at + (isLong ? 16 : 8);
  const end = at + length;
  return end < start || end > room ? undefined : { type: bytes.toString('latin1', at + 4, at + 8), start, end };
}

/** The boxes that follow each other, up to the first that is none. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; boxes.length < mostBoxes; ) {
    const box = boxAt(bytes, at, bytes.length);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** A box within boxes: `inside(trak, 'mdia', 'hdlr')`. */
function inside(bytes: Buffer, ...path: string[]): Buffer | undefined {
  let within: Buffer | undefined = bytes;
  for (const type of path) {
    const box: Box | undefined = within && boxesOf(within).find((each) => each.type === type);
    within = box && within?.subarray(box.start, box.end);
  }
  return within;
}

/** Of `mvhd`: version 1 has longer times. */
function durationIn(head: Buffer): number | undefined {
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) return undefined;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale > 0 && duration > 0 ? duration / scale : undefined;
}

/** A track of pictures or sound; others, such as chapters, no browser has to play. */
function trackOf(track: Buffer): Omit<FilmFacts, 'seconds'> | undefined {
  const kind = inside(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12);
  const descriptions = inside(track, 'mdia', 'minf', 'stbl', 'stsd');
  const head = inside(track, 'tkhd');
  if (!descriptions || !head || (kind !== 'vide' && kind !== 'soun')) return undefined;
  const codecs = boxesOf(descriptions.subarray(8)).map(({ type }) => type);
  // The last eight bytes: width and height, 16 bits before the point and 16 behind it.
  const shown = (from: number) =>
    kind === 'vide' && head.length >= 84 ? head.readUInt32BE(head.length - from) >>> 16 : 0;
  return { width: shown(8), height: shown(4), codecs };
}
