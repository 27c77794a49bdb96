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
