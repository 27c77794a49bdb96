import type { Locale } from '#platform/i18n/locale.ts';

/** What an article says in one language. `body` is HTML of p, h2, ul, ol, li, blockquote, strong, em, a and table. */
export interface SeedText {
  title: string;
  summary: string;
  body: string;
}

export interface SeedPicture {
  /** File under db/seed/media/, for example `photos/halls/coffee-bar.webp`. */
  file: string;
  alt: Record<Locale, string>;
}

export interface SeedVideo {
  /** Folder-less key: db/seed/media/videos/{key}.webm, {key}.webp (poster), {key}.{locale}.vtt */
  key: string;
  seconds: number;
  alt: Record<Locale, string>;
}

export interface SeedArticle {
  /** Stable name of the article in the seed: lower case, hyphens. */
  key: string;
  category: 'notic' | 'news' | 'exhi' | 'teamwork' | 'photo' | 'video';
  /** Moment of publication, ISO 8601 with the venue's offset (+08:00). */
  publishedAt: string;
  /** ISO 3166 codes of the countries it speaks of. */
  countries?: string[];
  album?: SeedPicture[];
  video?: SeedVideo;
  texts: Record<Locale, SeedText>;
}
