import { languages } from '../i18n/languages.ts';
import { languageHeader, locales } from '../i18n/locale.ts';

/** The values of the `Language` header and what each asks for, as the document of the calls says it: `1 Chinese, 2 English`. */
export const languageValues = locales
  .map((locale) => `${languageHeader(locale)} ${languages[locale].english}`)
  .join(', ');
