import { z } from 'zod';
import { locales } from '#platform/i18n/locale.ts';
import { htmlOf } from './markdown.server.ts';

/** A moment as bundles write it, with its offset: `2025-06-13T10:00:00+08:00`. */
export const moment = z.iso.datetime({ offset: true }).transform((written) => new Date(written));

/** A rich text that a bundle holds as Markdown. @param html what has to be said of its HTML */
export const markdown = <S extends z.ZodType<unknown, string>>(html: S) => z.string().transform(htmlOf).pipe(html);

/** The same, with nothing between the blocks of its HTML. */
export const denseMarkdown = <S extends z.ZodType<unknown, string>>(html: S) =>
  z
    .string()
    .transform((text) => htmlOf(text).replaceAll('>\n<', '><'))
    .pipe(html);

/** Something in the languages it has, one at least. */
export const inSomeLanguages = <S extends z.ZodType>(form: S) =>
  z.partialRecord(z.enum(locales), form).refine((all) => Object.keys(all).length > 0);
