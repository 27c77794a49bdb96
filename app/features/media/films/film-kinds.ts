import type { FilmFormat } from '../media.ts';
import { isWebm } from '../webm-file.ts';

export const filmTypes: Record<FilmFormat, string> = { webm: 'video/webm', mp4: 'video/mp4' };

/** So many first bytes say how a film is written. */
export const tellingBytes = 64;

/** How a film is written, by its first bytes: WebM, or MP4 (ISO/IEC 14496-12: a box `ftyp`). */
export function filmFormatOf(start: Uint8Array): FilmFormat | undefined {
  if (isWebm(start)) return 'webm';
  return Buffer.from(start.subarray(4, 8)).toString('latin1') === 'ftyp' ? 'mp4' : undefined;
}

/** What a film says of itself. */
export interface FilmFacts {
  width: number;
  height: number;
  seconds: number;
  /** As the file names them: `avc1`, `V_VP9`. */
  codecs: string[];
}

/** Reads some bytes of a film; fewer where it ends before. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>;

/**
 * What every browser of the last years plays: H.264, AV1 and VP9 with AAC, MP3, Opus or FLAC in MP4; VP8, VP9 and AV1 with Vorbis or
 * Opus in WebM (developer.mozilla.org, "Media container formats"). H.265 is not among them: it hangs on the device.
 */
const played: Record<FilmFormat, RegExp> = {
  mp4: /^(?:avc1|avc3|av01|vp09|mp4a|\.mp3|Opus|fLaC)$/,
  webm: /^(?:V_VP8|V_VP9|V_AV1|A_VORBIS|A_OPUS)$/,
};

/** Whether browsers play all tracks of a film. */
export function isPlayed(format: FilmFormat, codecs: readonly string[]): boolean {
  return codecs.every((codec) => played[format].test(codec));
}

/** Whether something is to be heard in a film that browsers play. */
export function hasSound(codecs: readonly string[]): boolean {
  return codecs.some((codec) => /^(?:mp4a|\.mp3|Opus|fLaC|A_)/.test(codec));
}

/** A film of 200 MiB is minutes long, perhaps an hour of slides: whatever says that it lasts half a day is wrong about itself. */
const mostSeconds = 12 * 3600;
/** Pixels: twice what the largest screens have. */
const mostSide = 16_384;

/** Why a film cannot be what it says of itself; undefined where it can. */
export function faultOf({ width, height, seconds }: FilmFacts): 'damaged' | 'duration' | undefined {
  const isSize = (side: number) => side >= 1 && side <= mostSide;
  if (!isSize(width) || !isSize(height) || !(seconds > 0)) return 'damaged';
  return seconds <= mostSeconds ? undefined : 'duration';
}
