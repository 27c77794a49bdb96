import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';

/** A storage on disk for the tests of one file. Call at its top. */
export function testStore(): () => MediaStore {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'expo-media-'));
  });
  afterAll(() => rm(directory, { recursive: true }));
  return () => openMediaStore({ DATA_DIR: directory });
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** A picture as an editor may upload one, each corner of another colour. */
export async function pictureFile(format: Format, width = 60, height = 40): Promise<Buffer> {
  return drawing(width, height).toFormat(format).toBuffer();
}

/** A drawing to be written in any format, with any metadata. */
export function drawing(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 2 2"
    preserveAspectRatio="none"><path fill="#00694c" d="M0 0h1v1H0z"/><path fill="#c93a2b" d="M1 0h1v1H1z"/>
    <path fill="#d99a2b" d="M0 1h1v1H0z"/><path fill="#26396b" d="M1 1h1v1H1z"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** Something with as much detail as a photograph has. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .webp({ quality: 90 })
    .toBuffer();
}

/** The first bytes of a WebM film, and then whatever one likes: enough for what does not play it. */
export function webmFile(length: number): Buffer {
  const header = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581021853806701';
  const rest = Buffer.from(Array.from({ length }, (_, i) => i % 251));
  return Buffer.concat([Buffer.from(header, 'hex'), rest]).subarray(0, length);
}

/** A box of an MP4 (ISO/IEC 14496-12). */
export function box(type: string, ...content: (Buffer | number[])[]): Buffer {
  const bytes = Buffer.concat(content.map((each) => Buffer.from(each)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + bytes.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

export const words32 = (...numbers: number[]) =>
  Buffer.concat(numbers.map((each) => Buffer.from(Uint32Array.of(each).buffer).swap32()));

interface Mp4 {
  codec?: string;
  sound?: string;
  seconds?: number;
  width?: number;
  height?: number;
  /** Of what stands for its pictures. */
  bytes?: number;
  /** In place of the box with its length (`mvhd`), what stands in it. */
  head?: Buffer;
}

/** An MP4 that says of itself what a film says, and shows nothing: enough for what does not play it. */
export function mp4File({
  codec = 'avc1',
  sound = 'mp4a',
  seconds = 9,
  width = 960,
  height = 540,
  bytes = 1000,
  head = words32(0, 0, 0, 1000, seconds * 1000),
}: Mp4 = {}): Buffer {
  const track = (kind: string, name: string, size: [number, number]) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(76), words32(size[0] << 16, size[1] << 16)),
      box(
        'mdia',
        box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12)),
        box('minf', box('stbl', box('stsd', words32(0, 1), box(name, Buffer.alloc(70))))),
      ),
    );
  const tracks = [track('vide', codec, [width, height]), ...(sound ? [track('soun', sound, [0, 0])] : [])];
  // As cameras write it: what it says of itself comes last.
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomavc1')),
    box('mdat', Buffer.alloc(bytes, 7)),
    box('moov', box('mvhd', head, Buffer.alloc(80)), ...tracks),
  ]);
}

/** An element of Matroska (RFC 8794), its length in eight bytes. */
export function element(id: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes.length));
  length[0] = 1;
  return Buffer.concat([Buffer.from(id, 'hex'), length, bytes]);
}

interface Webm {
  /** In units of the scale, which is a millisecond. */
  duration?: number;
  scale?: Buffer;
  width?: Buffer;
  sound?: boolean;
}

/** A WebM that says of itself what a film says, and shows nothing. */
export function webmFilm({ duration = 9000, scale, width = words32(960), sound = true }: Webm = {}): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(duration);
  const pictures = element('e0', element('b0', width), element('ba', words32(540)));
  const track = (codec: string, ...content: Buffer[]) => element('ae', element('86', Buffer.from(codec)), ...content);
  const info = element('1549a966', ...(scale ? [element('2ad7b1', scale)] : []), element('4489', length));
  const tracks = element('1654ae6b', track('V_VP9', pictures), ...(sound ? [track('A_OPUS')] : []));
  return Buffer.concat([element('1a45dfa3', Buffer.from('4282847765626d', 'hex')), element('18538067', info, tracks)]);
}
