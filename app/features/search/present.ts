import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Suggestion } from './queries.server.ts';
import type { Result, Segment } from './search.ts';

/** A row of the API: title and excerpt as HTML that holds nothing but `<mark>`. */
export function presentRow({ type, id, title, excerpt, href, lang, foundIn, day }: Result, locale: Locale) {
  return {
    type,
    id,
    title: title.map(({ text }) => text).join(''),
    titleHtml: markedHtml(title),
    excerpt: markedHtml(excerpt),
    url: localHref(locale, href),
    lang,
    foundIn,
    date: day,
  };
}

/** A title that may be meant, as the API gives it. */
export function presentSuggestion({ type, title, href, lang }: Suggestion, locale: Locale) {
  return { type, title, url: localHref(locale, href), lang };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function markedHtml(segments: Segment[]): string {
  return segments
    .map(({ text, marked }) => {
      const safe = text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
      return marked ? `<mark>${safe}</mark>` : safe;
    })
    .join('');
}
