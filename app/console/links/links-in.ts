import type { Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import { readAddress } from '#platform/i18n/address.ts';
import { rowsOf, rowTexts } from '../content/document.ts';

const internal = /(<a href=")(\/[^"?#]*)/g;
const outer = /<a href="(https?:\/\/[^"]+)"/g;

/** A path as links are compared by: without language and without a slash at its end. */
export function plainPath(path: string): string {
  return readAddress(path).path.replace(/(?<=.)\/$/, '');
}

/** Where the HTML of a text leads within the site, each path once. */
export function linksIn(fields: Fields, values: Values): string[] {
  const found: string[] = [];
  withLinks(fields, values, (path) => {
    found.push(path);
    return undefined;
  });
  return [...new Set(found)].sort();
}

/** Where a part of a thing leads outside the site, each address once: links of its HTML, and fields that hold an address. */
export function outerLinksIn(fields: Fields, values: Values): string[] {
  const found = Object.entries(fields).flatMap(([name, { control }]): string[] => {
    const value = values[name];
    switch (control.type) {
      case 'rich':
        return Array.from(String(value ?? '').matchAll(outer), ([, address = '']) => address.replaceAll('&amp;', '&'));
      case 'link':
        return typeof value === 'string' && /^https?:/.test(value) ? [value] : [];
      case 'rows':
        return [
          ...Object.values(rowTexts(value)).flatMap((row) => outerLinksIn(control.texts, row)),
          ...rowsOf(value).flatMap((row) => outerLinksIn(control.shared, row)),
        ];
      default:
        return [];
    }
  });
  return [...new Set(found)].sort();
}

/**
 * The same text with its links led elsewhere; what follows a path, `?page=2#top`, stays.
 * @param leads where a path leads now; undefined where it stays
 */
export function withLinks(fields: Fields, values: Values, leads: (path: string) => string | undefined): Values {
  const changed = Object.entries(fields).flatMap(([name, { control }]): [string, unknown][] => {
    const value = values[name];
    if (control.type === 'rich' && typeof value === 'string') return [[name, led(value, leads)]];
    if (control.type !== 'rows' || Object.keys(control.texts).length === 0) return [];
    const rows = Object.entries(rowTexts(value)).map(([id, row]) => [id, withLinks(control.texts, row, leads)]);
    return rows.length > 0 ? [[name, Object.fromEntries(rows)]] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

function led(html: string, leads: (path: string) => string | undefined): string {
  return html.replace(internal, (_, before: string, path: string) => before + (leads(plainPath(path)) ?? path));
}
