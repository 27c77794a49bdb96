import { isLocale, type Locale } from '#platform/i18n/locale.ts';

/** A picture as pages show it; `<Picture>` makes the markup. */
export interface PictureRef {
  id: number;
  /** Of the largest size there is, in pixels. */
  width: number;
  height: number;
  alt: string;
  /** The language that `alt` is in. */
  lang: Locale;
  /** Changes with the bytes: what lies under an address never does. */
  version: string;
  /** Which place of it is seen where its shape is cut: hundredths of its width and height; left out in the middle. */
  focus?: { x: number; y: number };
}

/** A film's bytes at most: some minutes as readers watch them. */
export const mostFilmBytes = 200 * 1024 * 1024;

/** How a film is written. */
export type FilmFormat = 'webm' | 'mp4';

/** A film as pages show it; `<Film>` makes the markup. */
export interface VideoRef extends PictureRef {
  format: FilmFormat;
  seconds: number;
  /** A still of it, of the same shape. */
  poster?: PictureRef;
  /** Languages in which there are captions. */
  captions: Locale[];
}

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths in pixels that pictures are sent in; the smallest is a row's on a phone, 88 at two pixels each. */
export const pictureWidths = [192, 320, 640, 960, 1440] as const;

/** What lies under one address of a picture or film. */
export type MediaFile =
  | { kind: 'picture'; width: number; format: PictureFormat }
  | { kind: 'video'; format: FilmFormat }
  | { kind: 'captions'; locale: Locale };

/**
 * The sizes that a picture is sent in, smallest first. A picture is never enlarged: the last size of a small one
 * holds it at its own width.
 * @returns `name` as it stands in the address, `width` in pixels as it comes
 */
export function sizesOf(width: number): { name: number; width: number }[] {
  const names = pictureWidths.filter((_, i) => i === 0 || (pictureWidths[i - 1] ?? 0) < width);
  return names.map((name) => ({ name, width: Math.min(name, width) }));
}

/** Address of a picture in the size that is at least `width` pixels wide, or the largest there is. */
export function pictureHref(picture: PictureRef, width: number, format: PictureFormat): string {
  const sizes = sizesOf(picture.width);
  const size = sizes.find((each) => each.width >= width) ?? sizes.at(-1);
  return `${folderOf(picture)}/${size?.name}.${format}`;
}

/** A picture's addresses with their widths, for `srcset`. */
export function pictureSrcSet(picture: PictureRef, format: PictureFormat): string {
  return sizesOf(picture.width)
    .map(({ name, width }) => `${folderOf(picture)}/${name}.${format} ${width}w`)
    .join(', ');
}

export function videoHref(video: VideoRef): string {
  return `${folderOf(video)}/video.${video.format}`;
}

export function captionsHref(video: VideoRef, locale: Locale): string {
  return `${folderOf(video)}/captions.${locale}.vtt`;
}

/** Reads the last part of an address. @returns undefined where nothing has such a name */
export function readFileName(name: string): MediaFile | undefined {
  if (name === 'video.webm') return { kind: 'video', format: 'webm' };
  if (name === 'video.mp4') return { kind: 'video', format: 'mp4' };
  const [, locale] = /^captions\.([\w-]+)\.vtt$/.exec(name) ?? [];
  if (isLocale(locale)) return { kind: 'captions', locale };
  const width = pictureWidths.find((each) => name.startsWith(`${each}.`));
  const format = pictureFormats.find((each) => name === `${width}.${each}`);
  return width && format && { kind: 'picture', width, format };
}

function folderOf({ id, version }: PictureRef): string {
  return `/media/${id}/${version}`;
}
