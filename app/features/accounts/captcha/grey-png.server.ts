import { crc32, deflateSync } from 'node:zlib';
import type { Sheet } from './fill-outline.ts';

/** Greys that are told apart: a pixel takes four bits. */
const depth = 4;

/** Writes greys as a PNG of sixteen greys (PNG specification, third edition: 5 and 11.2). */
export function greyPng({ width, height, pixels }: Sheet): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  const stride = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grey = Math.round((pixels[y * width + x] ?? 255) / 17);
      const at = y * stride + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? grey << 4 : grey);
    }
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
