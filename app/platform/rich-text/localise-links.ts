import { localHref } from '../i18n/address.ts';
import { isLocale, type Locale } from '../i18n/locale.ts';

/** First segments of addresses that are the same in every language. */
const withoutLanguage = ['api', 'media', 'weave'];

/**
 * Leads the links of a stored text to the pages of the reader's language: `/news/` to `/fr-FR/news/` on a French page,
 * whatever language the text itself is in. Other sites' links and files stay.
 * @param html as `sanitiseBody` writes it: attributes in double quotes
 */
export function localiseLinks(html: string, locale: Locale): string {
  return html.replace(/(<a href=")(\/[^"]*)/g, (_, start: string, path: string) => {
    const [first = ''] = path.slice(1).split(/[/?#]/);
    return start + (withoutLanguage.includes(first) || isLocale(first) ? path : localHref(locale, path));
  });
}
