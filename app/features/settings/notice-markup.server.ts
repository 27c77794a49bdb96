import { msg } from '@lingui/core/macro';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Notice } from './settings.ts';

/**
 * The notices as HTML, empty where there are none. Made here and not by a component: every page of every reader would carry its
 * code, for something that is there on a few days a year.
 * @param locale of the page
 */
export function noticeMarkup(notices: readonly Notice[], locale: Locale): string {
  if (notices.length === 0) return '';
  const label = escaped(i18nFor(locale)._(msg`Notice bar`));
  const items = notices.map(({ words, lang, isUrgent, link }) => {
    const inside = link === null ? escaped(words) : `<a href="${escaped(hrefOf(link, locale))}">${escaped(words)}</a>`;
    return `<p lang="${lang}"${isUrgent ? ' data-urgent=""' : ''}>${inside}</p>`;
  });
  return `<section aria-label="${label}">${items.join('')}</section>`;
}

const hrefOf = (link: string, locale: Locale) => (link.startsWith('/') ? localHref(locale, link) : link);

const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);
