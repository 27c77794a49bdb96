import { asLine, fits } from '#platform/i18n/graphemes.ts';
import { isLocale, type Locale, locales } from '#platform/i18n/locale.ts';

/** What a member tells of themselves, as a form or a call sends it. */
export interface ProfileTyped {
  name: string;
  company: string;
  /** ISO 3166 code; empty where they do not say. */
  country: string;
  languages: readonly string[];
  locale: string;
}

export interface Profile extends Omit<ProfileTyped, 'country' | 'languages' | 'locale'> {
  country: string | null;
  languages: Locale[];
  locale: Locale;
}

/** Longest name of a person or a company, in characters as the reader sees them. */
export const longestName = 100;

export interface ProfileProblems {
  name?: 'missing' | 'wrong';
  company?: 'wrong';
  country?: 'wrong';
  languages?: 'missing';
  locale?: 'wrong';
}

/** What was typed as a profile, or what is wrong with it. @param isCountry whether the site knows a country of that code */
export function readProfile(
  typed: ProfileTyped,
  isCountry: (code: string) => boolean,
): { profile: Profile } | { problems: ProfileProblems } {
  const name = asLine(typed.name);
  const company = asLine(typed.company);
  const languages = locales.filter((locale) => typed.languages.includes(locale));
  const { country, locale } = typed;
  const problems: ProfileProblems = {
    ...(name === '' ? { name: 'missing' as const } : fits(name, longestName) ? {} : { name: 'wrong' as const }),
    ...(fits(company, longestName) ? {} : { company: 'wrong' as const }),
    ...(country === '' || isCountry(country) ? {} : { country: 'wrong' as const }),
    ...(languages.length > 0 ? {} : { languages: 'missing' as const }),
    ...(isLocale(locale) ? {} : { locale: 'wrong' as const }),
  };
  if (Object.keys(problems).length > 0 || !isLocale(locale)) return { problems };
  return { profile: { name, company, country: country || null, languages, locale } };
}
