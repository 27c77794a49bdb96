import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { wordsOfOthers } from './words.ts';

interface Piece {
  text: string;
  lang: string;
}

/** Everything that a page says, seen or heard, with the language that its markup gives it. */
async function pieces(page: Page): Promise<Piece[]> {
  return page.evaluate(() => {
    const said: { text: string; lang: string }[] = [];
    const say = (text: string | null, element: Element) => {
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      if (text?.trim()) said.push({ text: text.replace(/\s+/g, ' ').trim(), lang });
    };
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && !element.closest('script, style, noscript')) say(node.nodeValue, element);
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (name === 'content' && !/description|title|site_name/.test(element.outerHTML)) continue;
        say(element.getAttribute(name), element);
      }
    }
    return said;
  });
}

/**
 * What stands on a page in another language than its own without being marked so: words of the interface, script of
 * the other writing system, sentences.
 */
export async function strayLanguage(page: Page, locale: Locale): Promise<string[]> {
  const foreign = wordsOfOthers(locale);
  const own = (await pieces(page)).filter(({ lang }) => lang === locale).map(({ text }) => text);
  return own.filter((text) => foreign.has(text) || isOtherScript(text, locale) || isOtherTongue(text, locale));
}

function isOtherScript(text: string, locale: Locale): boolean {
  if (locale !== 'zh-CN') return /\p{Script=Han}/u.test(text);
  return /\p{Script=Latin}{2,}(?:[ ’'-]+\p{Script=Latin}{2,}){2,}/u.test(text);
}

const smallWords = {
  'en-US': /\b(?:the|and|of|with|for|is|are|by|from|to|at)\b/gi,
  'fr-FR': /(?<!\p{L})(?:le|la|les|des|du|et|de|un|une|est|sont|par|pour|avec|aux?)(?!\p{L})/giu,
};

/** English among French or the other way round: told by the small words, which no sentence does without. */
function isOtherTongue(text: string, locale: Locale): boolean {
  if (locale === 'zh-CN' || text.length < 30) return false;
  const count = (tongue: keyof typeof smallWords) => text.match(smallWords[tongue])?.length ?? 0;
  return locale === 'fr-FR' ? count('en-US') > count('fr-FR') : count('fr-FR') > count('en-US');
}
