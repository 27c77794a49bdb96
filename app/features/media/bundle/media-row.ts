import { z } from 'zod';
import { locales } from '#platform/i18n/locale.ts';

const hundredths = z.int().min(0).max(100);
const number = z.string().regex(/^[1-9]\d{0,8}$/);
const side = z.int().min(1).max(16_384);

/** A picture or a film of the library as a bundle has it. It keeps its number and its file, of which its addresses are made. */
export const mediaRow = z.strictObject({
  key: number,
  kind: z.enum(['picture', 'video']),
  /** Where its bytes lie: their key in the storage. */
  stored: z.string().regex(/^(?:pictures\/[0-9a-f]{16}\.webp|videos\/[0-9a-f]{16}\.(?:webm|mp4))$/),
  width: side,
  height: side,
  addedAt: z.iso.datetime({ offset: true }),
  /** Left out: the middle. */
  focus: z.strictObject({ x: hundredths, y: hundredths }).optional(),
  seconds: z.int().positive().optional(),
  /** Nothing is to be heard in it. */
  silent: z.literal(true).optional(),
  /** The picture that stands for a film. */
  still: number.optional(),
  /** What is seen, in words. */
  alts: z.partialRecord(z.enum(locales), z.string()).optional(),
  /** Keys of files of captions. */
  captions: z
    .partialRecord(z.enum(locales), z.string().regex(/^captions\/[0-9a-f]{16}\.[a-z]{2}-[A-Z]{2}\.vtt$/))
    .optional(),
});

export type MediaRow = z.output<typeof mediaRow>;

/** The files of a row, by their keys in the storage. */
export function filesOfRow({ stored, captions = {} }: MediaRow): string[] {
  return [stored, ...Object.values(captions)];
}
