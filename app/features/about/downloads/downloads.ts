import type { FileKind } from '#platform/content/stored-file.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';

/** Kinds of files of the download centre, by the ending of their names. */
export const fileKinds = ['pdf', 'csv', 'ics', 'zip', 'svg'] as const satisfies readonly FileKind[];

/** What files are made from whenever they are asked for, so that they say what the site says: lists as CSV. */
export const fileSources = ['exhibitors', 'countries'] as const;

export type FileSource = (typeof fileSources)[number];

/** For whom documents are. */
export const audiences = ['visitor', 'exhibitor', 'press'] as const;

export type Audience = (typeof audiences)[number];

/** A document in one language or form. */
export interface DownloadFile {
  id: number;
  name: string;
  kind: FileKind;
  /** The languages it is written in; of several, all of them. */
  languages: Locale[];
  /** Missing where the file is made whenever it is asked for. */
  bytes?: number;
  /** How often it was taken along. */
  fetched: number;
  /** Its address; it has no language. */
  href: string;
}

/** A document of the download centre. */
export interface Download {
  id: number;
  title: string;
  summary: string;
  lang: Locale;
  audiences: Audience[];
  /** `YYYY-MM-DD`. */
  updatedOn: string;
  files: DownloadFile[];
}

/** Which documents are wanted; what is left out filters nothing. */
export interface DownloadFilter {
  kind?: FileKind;
  language?: Locale;
  audience?: Audience;
}

/** Documents on a page. */
export const downloadsPerPage = 24;
/** Where counting stops (contract, Envelope). */
export const countedFiles = 10_000;

/** The address of a file. */
export function fileHref(id: number, name: string): string {
  return `/download/${id}/${name}`;
}

/**
 * Reads the filters of an address; what is blank counts as absent.
 * @returns undefined where one has a value that there is not
 */
export function readFilter(query: URLSearchParams): DownloadFilter | undefined {
  const kind = oneOf(fileKinds, query.get('type'));
  const language = oneOf(locales, query.get('language'));
  const audience = oneOf(audiences, query.get('audience'));
  if (kind === undefined || language === undefined || audience === undefined) return undefined;
  return { kind: kind ?? undefined, language: language ?? undefined, audience: audience ?? undefined };
}

/** @returns null where nothing is chosen, undefined where the choice does not exist */
function oneOf<T extends string>(choices: readonly T[], value: string | null): T | null | undefined {
  return value === null || value === '' ? null : choices.find((choice) => choice === value);
}

/** A size as readers know it: `180 kB`, `1.2 MB`, `1,2 Mo`. */
export function fileSize(bytes: number, locale: Locale): string {
  const { units } = writingOf(locale);
  const thousands = Math.max(1, Math.round(bytes / 1000));
  if (thousands < 1000) return `${thousands}${units.kilobytes}`;
  return writtenDecimal((bytes / 1_000_000).toFixed(1), locale) + units.megabytes;
}

/** What a file goes out as. */
export const fileTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  zip: 'application/zip',
  svg: 'image/svg+xml; charset=utf-8',
};
