import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writeContent } from '#tests/support/write-content.ts';
import type { ArticleDraft } from './publishing/article-draft.server.ts';
import { articleKind } from './publishing/article-kind.server.ts';

/** A text as an editor writes it, told apart by its title. */
export function text(title: string, body = `<p>${title}</p>`): { title: string; summary: string; body: string } {
  return { title, summary: `${title} in short`, body };
}

/** A text in each of the languages. */
export function texts(title: string, ...languages: Locale[]): ArticleDraft['texts'] {
  return Object.fromEntries(languages.map((locale) => [locale, text(`${title} ${locale}`)]));
}

/** A right draft; a test says what matters to it. */
export function draft(overrides: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    category: 'news',
    publishedAt: new Date('2025-06-12T01:30:00Z'),
    texts: texts('News', 'zh-CN', 'en-US', 'fr-FR'),
    ...overrides,
  };
}

/** Writes a draft. @returns its id */
export async function publish(db: Database, overrides: Partial<ArticleDraft> = {}): Promise<number> {
  return Number(await writeContent(db, articleKind, draft(overrides)));
}
