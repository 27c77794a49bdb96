import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** The sheet of the banner: a file, for pages of readers carry nothing of previews. */
const sheet = '<link rel="stylesheet" href="/preview.css">';

/** The page with a banner that says what it is. @param page whole, as the site renders it */
export function withBanner(page: string, locale: Locale): string {
  const i18n = i18nFor(locale);
  const title = i18n._(msg`Preview`);
  const text = i18n._(msg`This is a draft. Readers do not see it yet, and this link will stop working.`);
  const banner = `<aside class="preview-banner" lang="${locale}"><p><b>${title}</b> ${text}</p></aside>`;
  return page.replace('</head>', `${sheet}</head>`).replace(/<body[^>]*>/, (body) => body + banner);
}

/** What stands in the place of a draft that cannot be shown. @param sentences plain text */
export function plainPage(locale: Locale, sentences: readonly string[]): string {
  const title = i18nFor(locale)._(msg`Preview`);
  const paragraphs = sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${sheet}</head><body class="preview-plain"><main><h1>${title}</h1>${paragraphs}</main></body></html>`;
}

const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);
