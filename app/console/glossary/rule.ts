import type { Locale } from '#platform/i18n/locale.ts';

/** What no text of a language may hold. */
export interface Rule {
  locale: Locale;
  /** What is wrong, and what would be right. */
  says: string;
  /** Finds what is wrong; global. */
  wrong: RegExp;
  /** What may hold it all the same; global. */
  but?: RegExp | undefined;
}

/** The places of a text that offend a rule, as they are found; what may hold such a thing is passed over. */
export function offencesIn(text: string, { wrong, but }: Pick<Rule, 'wrong' | 'but'>): RegExpExecArray[] {
  const looked = but ? text.replace(but, (allowed) => '\n'.repeat(allowed.length)) : text;
  return [...looked.matchAll(wrong)];
}

/** The places of a text that offend a rule, each with what stands around it. */
export function offences({ locale, text }: { locale: Locale; text: string }, rule: Rule): string[] {
  if (rule.locale !== locale) return [];
  return offencesIn(text, rule).map(({ index, 0: { length } }) =>
    text.slice(Math.max(0, index - 12), index + length + 12).replace(/\s+/g, ' '),
  );
}
