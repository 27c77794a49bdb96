import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaptionProblem, FilmRefusal, RefusalReason } from '#features/media/index.server.ts';
import { mostMegapixels } from '#features/media/ui/most-megapixels.ts';

/** Why a file is not taken, in words. */
export const pictureMessages: Record<RefusalReason | 'missing', MessageDescriptor> = {
  missing: msg`Choose a file.`,
  kind: msg`The file is not a JPEG, PNG, WebP or AVIF picture.`,
  bytes: msg`The file is larger than 10 MB.`,
  pixels: msg`The picture has too many pixels: ${mostMegapixels.others} megapixels at most, ${mostMegapixels.png} for PNG, ${mostMegapixels.avif} for AVIF.`,
  damaged: msg`The file is damaged and cannot be read.`,
  busy: msg`Too many files are being processed. Try again in a minute.`,
};

/** Why a film is not taken, in words. */
export const filmMessages: Record<FilmRefusal | 'missing', MessageDescriptor> = {
  missing: msg`Choose a file.`,
  kind: msg`The file is not an MP4 or WebM video.`,
  bytes: msg`The file is larger than 200 MB.`,
  codec: msg`Not every browser can play this video. Save it as MP4 with H.264 and AAC, or as WebM with VP9 and Opus.`,
  damaged: msg`The file cannot be read: it is damaged or gives no usable duration or size.`,
  duration: msg`The file says that it lasts longer than 12 hours: it is damaged.`,
  busy: msg`Too many other videos are being uploaded. Try again in a few minutes.`,
};

/** What is wrong with captions, in words; the line is said beside. */
export const captionMessages: Record<CaptionProblem['problem'], MessageDescriptor> = {
  head: msg`The first line must be WEBVTT.`,
  time: msg`Times are written as 00:01.000 --> 00:04.000.`,
  order: msg`A caption must end after it starts and start after the previous one.`,
  empty: msg`A caption has no text.`,
};
