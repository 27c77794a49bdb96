import { keptFigures } from './kept-figures.ts';
import { inRunningText } from './running-text.ts';
import { narrowSpace, noBreakSpace } from './spaces.ts';

const beforeMark = /[ \u00a0](?=[;:!?»%€])/g;
const afterGuillemet = /(?<=«)[ \u00a0]/g;
/**
 * Between the groups of a number in thousands (`1 500`): not after a year (`2025 176`), nor in a telephone number, which
 * begins with + or 0 (`0731 820 00 00`), or has a group of another length (`400 812 3456`).
 */
const betweenDigits =
  /(?<=(?<!\d|\d[ \u00a0\u202f]|\+[\d \u00a0\u202f]*)[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})*)[ \u00a0](?=\d{3}(?:[ \u00a0\u202f]\d{3})*(?!\d|[ \u00a0\u202f]\d))/g;
const beforeMinutes = /(?<=\d[ \u00a0]h) (?=\d\d(?!\d))/g;

const keepFigures = keptFigures({
  units: [
    'milliers?|millions?|milliards?|mille|Md?[€$]|\\$|USD|EUR|RMB|CNY|yuans?|dollars?|euros?|francs?',
    'mètres?|kilomètres?|hectares?|grammes?|kilo(?:gramme)?s?|tonnes?|litres?|volts?|watts?|hertz|degrés?|[kMG]o',
    'secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?',
    'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    'pays|exposants?|projets?',
  ].join('|'),
  labels: 'n[°º]|pp?\\.|art\\.',
});

/**
 * Makes ordinary spaces unbreakable where French typography does: narrow before marks and within numbers (wide no-break ones
 * too), wide between a figure and its unit. None is added; HTML tags, web addresses and times are left as they are.
 */
export function frenchSpaces(text: string): string {
  return inRunningText(text, (words) => keepFigures(withNarrowSpaces(words)).replace(beforeMinutes, noBreakSpace));
}

function withNarrowSpaces(words: string): string {
  return words
    .replace(beforeMark, narrowSpace)
    .replace(afterGuillemet, narrowSpace)
    .replace(betweenDigits, narrowSpace);
}
