import { languageHeader, locales, shortName } from '../i18n/locale.ts';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** The values of the `Language` header and what each asks for, as the document of the calls says it: `1 Chinese, 2 English`. */
export const languageValues = locales
  .map((locale) => `${languageHeader(locale)} ${inEnglish.of(shortName(locale))}`)
  .join(', ');
