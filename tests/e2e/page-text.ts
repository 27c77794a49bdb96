import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Locale } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { wordsOfOthers } from './words.ts';

interface Piece {
  text: string;
  lang: string;
}

/** Everything that a page says, seen or heard, with the language that its markup gives it. */
async function pieces(page: Page): Promise<Piece[]> {
  const found = await page.evaluate(() => {
    const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
    const texts: { text: string; lang: string }[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.closest('script, style, noscript')) continue;
      texts.push({ text: node.nodeValue ?? '', lang: langOf(element) });
    }
    const heard = ['alt', 'aria-label', 'title', 'placeholder'].map((name) => ({ name, selector: `[${name}]` }));
    const previews = {
      name: 'content',
      selector: 'meta[name=description], meta[property$=title], meta[property$=name]',
    };
    for (const { name, selector } of [...heard, previews]) {
      for (const element of document.querySelectorAll(selector)) {
        texts.push({ text: element.getAttribute(name) ?? '', lang: langOf(element) });
      }
    }
    return texts;
  });
  return found.map(({ text, lang }) => ({ text: text.replace(/\s+/g, ' ').trim(), lang })).filter(({ text }) => text);
}

/** Names of companies are no language's words. */
// Names alone: the draft of a company speaks to editors, and words of the interface are no module of Node's own.
const named = z.looseObject({ texts: z.record(z.string(), z.looseObject({ name: z.string() })) });
const companies = [
  ...(await demonstration.rows('directory/exhibitors', named)),
  ...(await demonstration.rows('directory/buyers', named)),
];
const names = companies.flatMap(({ texts }) => Object.values(texts).map(({ name }) => name));

function withoutNames(text: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

/**
 * What stands on a page in another language than its own without being marked so: words of the interface, script of
 * the other writing system, sentences.
 */
export async function strayLanguage(page: Page, locale: Locale): Promise<string[]> {
  const foreign = wordsOfOthers(locale);
  const own = (await pieces(page)).filter(({ lang }) => lang === locale).map(({ text }) => withoutNames(text));
  return own.filter((text) => foreign.has(text) || isOtherScript(text, locale) || isOtherTongue(text, locale));
}

function isOtherScript(text: string, locale: Locale): boolean {
  if (locale !== 'zh-CN') return /\p{Script=Han}/u.test(text);
  return /\p{Script=Latin}{2,}(?:[ ’'-]+\p{Script=Latin}{2,}){2,}/u.test(text);
}

/** A piece of a number in letters (`de6e86`) is none. */
const smallWords = {
  'en-US': /\b(?:the|and|of|with|for|is|are|by|from|to|at)\b/gi,
  'fr-FR': /(?<![\p{L}\p{N}])(?:le|la|les|des|du|et|de|un|une|est|sont|par|pour|avec|aux?)(?![\p{L}\p{N}])/giu,
};

/** English among French or the other way round: told by the small words, which no sentence does without. */
function isOtherTongue(text: string, locale: Locale): boolean {
  if (locale === 'zh-CN' || text.length < 30) return false;
  const count = (tongue: keyof typeof smallWords) => text.match(smallWords[tongue])?.length ?? 0;
  return locale === 'fr-FR' ? count('en-US') > count('fr-FR') : count('fr-FR') > count('en-US');
}
