import { inEach, type Texts } from '#platform/i18n/texts.ts';
import type { Closing } from './closing.ts';

/** How a day is closed, where a test says nothing else. */
export const forWeather: Closing = { reason: 'weather', notes: inEach(() => ''), offered: [] };

/** Why, in each language. */
const winds: Texts<string> = { 'zh-CN': '大风。', 'fr-FR': 'Rafales de 100 km/h.' };
export const notes = inEach((locale) => winds[locale] ?? 'Gusts of 100 km/h.');
