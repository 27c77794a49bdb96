import { writing as english } from './languages/en-US/writing.ts';
import { writing as french } from './languages/fr-FR/writing.ts';
import { writing as chinese } from './languages/zh-CN/writing.ts';
import type { Locale } from './locale.ts';
import type { Writing } from './writing.ts';

const all: Record<Locale, Writing> = { 'zh-CN': chinese, 'en-US': english, 'fr-FR': french };

/** How a language writes. */
export function writingOf(locale: Locale): Writing {
  return all[locale];
}
