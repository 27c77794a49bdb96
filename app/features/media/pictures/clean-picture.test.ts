import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawing, pictureFile } from '../media.fixture.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { isBareWebp } from './webp-file.ts';

function refusal(reason: string) {
  return expect.objectContaining({ name: 'MediaRefused', reason });
}

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'avif'] as const)('a %s is stored as WebP of the same size', async (format) => {
    const clean = await cleanPicture(await pictureFile(format));
    expect(clean).toMatchObject({ width: 60, height: 40 });
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  test('a WebP that is a picture and nothing else is left as it is', async () => {
    const file = await pictureFile('webp');
    expect((await cleanPicture(file)).bytes).toBe(file);
  });

  test('a photograph loses what it knew of its place, and is turned upright', async () => {
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 12/1 0/1' } };
    const file = await drawing(60, 40).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const clean = await cleanPicture(file);
    const { exif: left, xmp, icc, orientation } = await sharp(clean.bytes).metadata();
    expect([left, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(clean).toMatchObject({ width: 40, height: 60 });
  });

  test('a WebP with metadata, or with something after its end, is written anew', async () => {
    const withExif = await drawing(60, 40)
      .webp()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer();
    const withTail = Buffer.concat([await pictureFile('webp'), Buffer.from('<script>')]);
    for (const file of [withExif, withTail]) {
      expect(isBareWebp(file)).toBe(false);
      const clean = await cleanPicture(file);
      expect(isBareWebp(clean.bytes)).toBe(true);
      expect(Buffer.from(clean.bytes).includes('Somebody') || Buffer.from(clean.bytes).includes('<script>')).toBe(
        false,
      );
    }
  });

  test('a very large picture is stored 2880 pixels long', async () => {
    expect(await cleanPicture(await pictureFile('jpeg', 5760, 1000))).toMatchObject({ width: 2880, height: 500 });
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  test.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG with an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, file) => {
    await expect(cleanPicture(file)).rejects.toEqual(refusal('kind'));
  });

  test.each(['gif', 'tiff'] as const)('a %s', async (format) => {
    await expect(cleanPicture(await pictureFile(format))).rejects.toEqual(refusal('kind'));
  });

  test('HTML that begins like a PNG', async () => {
    const file = Buffer.from('\x89PNG\r\n\x1a\n<!doctype html><script>alert(1)</script>', 'latin1');
    await expect(cleanPicture(file)).rejects.toEqual(refusal('damaged'));
  });

  test('a picture that breaks off', async () => {
    const file = await pictureFile('jpeg', 600, 400);
    await expect(cleanPicture(file.subarray(0, file.length / 2))).rejects.toEqual(refusal('damaged'));
  });

  test('more than 10 MiB', async () => {
    const file = Buffer.concat([await pictureFile('jpeg'), Buffer.alloc(10 * 1024 * 1024)]);
    await expect(cleanPicture(file)).rejects.toEqual(refusal('bytes'));
  });

  test.each([
    ['jpeg', 5000, 5001],
    ['png', 4000, 4001],
    ['avif', 3000, 2700],
  ] as const)(
    'a %s of more pixels than it costs too much to read, however small the file',
    async (format, width, height) => {
      const plain = sharp({ create: { width, height, channels: 3, background: 'white' } });
      const file = await plain.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
      expect(file.length).toBeLessThan(500_000);
      await expect(cleanPicture(file)).rejects.toEqual(refusal('pixels'));
    },
    20_000,
  );
});
