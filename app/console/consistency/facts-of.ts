import type { Locale } from '#platform/i18n/locale.ts';
import { commonRules, linkValue } from './facts/common-rules.ts';
import type { Fact, FactRule, Reading } from './facts/fact.ts';
import { chineseRules } from './languages/chinese.ts';
import { englishRules } from './languages/english.ts';
import { frenchRules } from './languages/french.ts';

/** Of the languages that are compared; another one is compared by what all write alike. */
const rules: Partial<Record<Locale, readonly FactRule[]>> = {
  'zh-CN': chineseRules,
  'en-US': englishRules,
  'fr-FR': frenchRules,
};

/** Stands where something has been read: no sign of any pattern. */
const taken = '\uE000';

/**
 * What a text says that every language says alike, in no particular order.
 * @param text may hold tags: what links lead to is read too
 */
export function factsOf(text: string, locale: Locale): Fact[] {
  const links = Array.from(text.matchAll(/<a\s[^>]*href="([^"]*)"/g), ([, href = '']) =>
    factOf({ kind: 'link', values: [linkValue(href)] }, href),
  );
  let left = plain(text);
  const facts = [...commonRules, ...(rules[locale] ?? [])].flatMap(({ pattern, read }) => {
    const found: Fact[] = [];
    left = left.replace(pattern, (...match) => {
      const written: string = match[0];
      const last: unknown = match.at(-1);
      const readings = read({ written, groups: isGroups(last) ? last : {} });
      if (!readings) return written;
      found.push(...readings.map((reading) => factOf(reading, written)));
      return taken.repeat(written.length);
    });
    return found;
  });
  // One is said in many ways: “a”, “the”, “first”, or not at all.
  return [
    ...links,
    ...facts.filter(({ values, unit }) => unit === '%' || values.some((value) => value !== 'number 1')),
  ];
}

function factOf(reading: Reading, written: string): Fact {
  return { isWeak: false, ...reading, written: (reading.written ?? written).trim() };
}

/** Words without tags; signs of full width as those of Latin letters, which take up as much. */
function plain(html: string): string {
  return html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:nbsp|amp|lt|gt);/g, ' ')
    .replace(/[０-９Ａ-Ｚａ-ｚ％：．＋]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
}

function isGroups(value: unknown): value is Partial<Record<string, string>> {
  return typeof value === 'object' && value !== null;
}
