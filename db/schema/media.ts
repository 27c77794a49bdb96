import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface MediaTable {
  id: Generated<number>;
  kind: 'picture' | 'video';
  storage_key: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  seconds: number | null;
  poster_id: number | null;
  created_at: Generated<Date>;
  sizes_made: Generated<boolean>;
  /** How often they could not be made. */
  sizes_tries: Generated<number>;
  /** Not to be tried before. */
  sizes_again_at: Date | null;
}

export interface MediaTextTable {
  media_id: number;
  locale: Locale;
  alt: string;
  captions_key: string | null;
}

export interface MediaSchema {
  media: MediaTable;
  media_text: MediaTextTable;
}
