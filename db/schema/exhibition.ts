import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface ExhibitionNoticeTable {
  id: Generated<number>;
  audience: string;
  important: boolean;
  published_at: Date;
}

export interface ExhibitionNoticeTextTable {
  notice_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

export interface GuideChapterTable {
  key: string;
  guide: string;
  position: number;
}

export interface GuideChapterTextTable {
  chapter_key: string;
  locale: Locale;
  title: string;
  body: string;
}

export interface ExhibitionSchema {
  exhibition_notice: ExhibitionNoticeTable;
  exhibition_notice_text: ExhibitionNoticeTextTable;
  guide_chapter: GuideChapterTable;
  guide_chapter_text: GuideChapterTextTable;
}
