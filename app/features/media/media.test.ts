import { describe, expect, test } from 'vitest';
import { webmFile } from './media.fixture.ts';
import {
  captionsHref,
  type PictureRef,
  pictureHref,
  pictureSrcSet,
  readFileName,
  sizesOf,
  videoHref,
} from './media.ts';
import { captionsKey, newPictureKey, newVideoKey, sizeKey, versionOf } from './media-keys.server.ts';
import { isWebm } from './webm-file.ts';

const picture: PictureRef = { id: 7, width: 1536, height: 1024, alt: 'Roses', lang: 'en-US', version: 'ab12' };

describe('sizes of a picture', () => {
  test.each([
    [1536, [192, 320, 640, 960, 1440], [192, 320, 640, 960, 1440]],
    [1440, [192, 320, 640, 960, 1440], [192, 320, 640, 960, 1440]],
    [1000, [192, 320, 640, 960, 1440], [192, 320, 640, 960, 1000]],
    [640, [192, 320, 640], [192, 320, 640]],
    [500, [192, 320, 640], [192, 320, 500]],
    [100, [192], [100]],
  ])('%i pixels wide: %j, and never enlarged', (width, names, widths) => {
    expect(sizesOf(width).map(({ name }) => name)).toEqual(names);
    expect(sizesOf(width).map((size) => size.width)).toEqual(widths);
  });

  test('a picture is addressed in the size that is just wide enough', () => {
    expect(pictureHref(picture, 640, 'webp')).toBe('/media/7/ab12/640.webp');
    expect(pictureHref(picture, 641, 'avif')).toBe('/media/7/ab12/960.avif');
    expect(pictureHref(picture, 9999, 'avif')).toBe('/media/7/ab12/1440.avif');
    expect(pictureSrcSet({ ...picture, width: 500 }, 'avif')).toBe(
      '/media/7/ab12/192.avif 192w, /media/7/ab12/320.avif 320w, /media/7/ab12/640.avif 500w',
    );
  });
});

describe('addresses', () => {
  const video = { ...picture, format: 'mp4' as const, seconds: 26, captions: [] };

  test('every address that is written can be read', () => {
    const nameOf = (href: string) => href.slice('/media/7/ab12/'.length);
    expect(readFileName(nameOf(pictureHref(picture, 320, 'avif')))).toEqual({
      kind: 'picture',
      width: 320,
      format: 'avif',
    });
    expect(readFileName(nameOf(videoHref(video)))).toEqual({ kind: 'video', format: 'mp4' });
    expect(readFileName('video.webm')).toEqual({ kind: 'video', format: 'webm' });
    expect(readFileName(nameOf(captionsHref(video, 'fr-FR')))).toEqual({ kind: 'captions', locale: 'fr-FR' });
  });

  test.each([
    '',
    '641.webp',
    '640.png',
    '640.webp.avif',
    '0640.webp',
    'captions.de-DE.vtt',
    'captions.vtt',
    'video.mov',
  ])('nothing is called %j', (name) => {
    expect(readFileName(name)).toBeUndefined();
  });

  test('keys are ours alone, and a version is what is in them', () => {
    const key = newPictureKey();
    expect(key).toMatch(/^pictures\/[0-9a-f]{16}\.webp$/);
    expect(newPictureKey()).not.toBe(key);
    expect(sizeKey(key, 320, 'avif')).toBe(`sizes/${versionOf(key)}/320.avif`);
    const film = newVideoKey();
    expect(captionsKey(film, 'zh-CN')).toBe(`captions/${versionOf(film)}.zh-CN.vtt`);
  });
});

test('a WebM film is known by its document type, not by its name or by EBML alone', () => {
  expect(isWebm(webmFile(100))).toBe(true);
  expect(isWebm(Buffer.from(webmFile(100).toString('latin1').replace('webm', 'matr'), 'latin1'))).toBe(false);
  expect(isWebm(Buffer.from('\0\0\0\x18ftypmp42webm'))).toBe(false);
  expect(isWebm(Buffer.alloc(0))).toBe(false);
});
