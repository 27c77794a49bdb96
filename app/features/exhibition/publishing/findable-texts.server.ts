import { eachText, type Texts } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { plainText } from '#platform/search-index/plain-text.ts';

/** What notices and chapters are found by. */
export function findableTexts(texts: Texts<{ title: string; summary?: string; body: string }>): Findable['texts'] {
  return eachText(texts, ({ title, summary, body }) => ({
    title,
    body: [summary, plainText(body)].filter(Boolean).join(' '),
  }));
}
