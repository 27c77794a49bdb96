import type { FilmFacts, ReadBytes } from './film-kinds.ts';

/** Length and tracks stand before the pictures; so many first bytes hold them. */
const headBytes = 512 * 1024;
const mostElements = 2000;

/** Elements of Matroska (RFC 9559) that are read. */
const id = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

interface Element {
  id: number;
  content: Buffer;
}

/**
 * Reads what a WebM says of itself in its first 512 KiB (RFC 8794, RFC 9559).
 * @returns undefined where it is damaged, has no pictures or no length
 */
export async function readWebm(read: ReadBytes, size: number): Promise<FilmFacts | undefined> {
  const start = await read(0, Math.min(size, headBytes));
  const segment = find(start, id.segment);
  const info = segment && find(segment, id.info);
  const tracks = segment && find(segment, id.tracks);
  if (!info || !tracks) return undefined;
  const scale = numberIn(find(info, id.scale)) || 1_000_000;
  const seconds = (floatIn(find(info, id.duration)) * scale) / 1_000_000_000;
  const all = elementsOf(tracks).filter((element) => element.id === id.track);
  const videos = all.flatMap(({ content }) => find(content, id.video) ?? []);
  const [video] = videos;
  const [width, height] = video ? [numberIn(find(video, id.width)), numberIn(find(video, id.height))] : [0, 0];
  if (!(seconds > 0) || !Number.isFinite(seconds) || width === 0 || height === 0) return undefined;
  const codecs = all.map(({ content }) => find(content, id.codec)?.toString('latin1').replace(/\0+$/, '') ?? '');
  return { width, height, seconds, codecs };
}

const find = (bytes: Buffer, wanted: number) => elementsOf(bytes, wanted).find((each) => each.id === wanted)?.content;

/** The elements that follow each other. @param until the one behind which nobody looks */
function elementsOf(bytes: Buffer, until?: number): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length && elements.length < mostElements; ) {
    const name = numberAt(bytes, at, false);
    const length = name && numberAt(bytes, at + name.width, true);
    if (!name || !length) break;
    const start = at + name.width + length.width;
    // What does not say how long it is, as a film that was sent while it was made, reaches to the end.
    const end = length.isUnknown ? bytes.length : start + length.value;
    elements.push({ id: name.value, content: bytes.subarray(start, end) });
    if (name.value === until) break;
    at = end;
  }
  return elements;
}

/** A number as wide as its first bits say; of a length they are no part of it. */
function numberAt(bytes: Buffer, at: number, isLength: boolean) {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const width = Math.clz32(first) - 23;
  if (at + width > bytes.length || (!isLength && width > 4)) return undefined;
  const mark = 2 ** (8 - width);
  let value = isLength ? first % mark : first;
  let isUnknown = isLength && value === mark - 1;
  for (const byte of bytes.subarray(at + 1, at + width)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 255;
  }
  return { value, width, isUnknown };
}

function numberIn(content: Buffer | undefined): number {
  return content && content.length >= 1 && content.length <= 6 ? content.readUIntBE(0, content.length) : 0;
}

function floatIn(content: Buffer | undefined): number {
  if (content?.length === 4) return content.readFloatBE(0);
  return content?.length === 8 ? content.readDoubleBE(0) : 0;
}
