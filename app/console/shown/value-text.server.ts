import { venueIso } from '#platform/clock/clock.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatDay, formatMoment } from '#ui/dates/dates.ts';
import { rowsOf, rowTexts } from '../content/document.ts';
import { fileText, fileWords } from '../form/file-text.ts';
import type { ShownControl, ShownField, ShownOption } from '../form/shown-field.ts';

/**
 * What stands in a field, as plain text to be read and compared: choices by their names, rows a line each, HTML with a line a block.
 * @param locale of the interface
 */
export function valueText(control: ShownControl, value: unknown, locale: Locale): string {
  if (value === undefined || value === null) return '';
  switch (control.type) {
    case 'rich':
      return textOfHtml(String(value));
    case 'choice':
      return nameOf(control.options, value);
    case 'choices':
      return Array.isArray(value) ? value.map((each) => nameOf(control.options, each)).join('\n') : String(value);
    case 'moment':
      return momentText(String(value), locale);
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDay(String(value), locale) : String(value);
    case 'flag':
      return value === true ? '✓' : '';
    case 'file':
      return fileWords(fileText(value), locale);
    case 'rows':
      return rowsText(control.fields, value, locale);
    default:
      return Array.isArray(value) ? value.join('\n') : String(value);
  }
}

const nameOf = (options: readonly ShownOption[], value: unknown) =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

function momentText(iso: string, locale: Locale): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : formatMoment(venueIso(moment), locale);
}

function rowsText(fields: readonly ShownField[], value: unknown, locale: Locale): string {
  const rows = Array.isArray(value) ? rowsOf(value) : Object.values(rowTexts(value));
  const line = (row: Record<string, unknown>) =>
    fields
      .map(({ name, control }) => valueText(control, row[name], locale))
      .filter(Boolean)
      .join(' · ');
  return rows.map(line).join('\n');
}

/** Marks within a line stay as they are written: that a word became bold is a change. */
function textOfHtml(html: string): string {
  const lines = html.replace(/<\/(?:p|h2|h3|li|blockquote|tr)>/g, '\n').replace(/<\/(?:td|th)>/g, ' · ');
  const text = lines.replace(/<\/?(?:p|h2|h3|ul|ol|li|blockquote|table|thead|tbody|tr|td|th)(?:\s[^>]*)?>/g, '');
  return decoded(text).trim();
}

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
};
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (sign) => signs[sign] ?? sign);
