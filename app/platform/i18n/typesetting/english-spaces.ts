import { keptFigures } from './kept-figures.ts';
import { inRunningText } from './running-text.ts';

const keepFigures = keptFigures({
  units: [
    'thousand|million|billion|USD|EUR|RMB|CNY|yuan|dollars?|euros?|francs?',
    'metres?|kilometres?|hectares?|grams?|kilo(?:gram)?s?|tonnes?|litres?|volts?|watts?|hertz|degrees?|[kMG]B',
    'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|[ap]\\.m\\.',
    'January|February|March|April|May|June|July|August|September|October|November|December',
    'countries|exhibitors?|projects?',
  ].join('|'),
  labels: 'US\\$|Nos?\\.|pp?\\.',
});

/** Makes the spaces between a figure and its word ones that do not break: `US$ 12 million`, `12 June`. */
export function englishSpaces(text: string): string {
  return inRunningText(text, keepFigures);
}
