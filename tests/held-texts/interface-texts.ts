import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { foundPagesIn, frontIn, namesIn } from '#platform/i18n/fixed-words.server.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where words stand that only staff read. */
const ofStaff =
  /^app\/(?:console|ui\/console|features\/staff)\/|\/(?:publishing|console)\/|(?:-kind|-fields)\.server\.ts$/;

/** What the interface says to readers in a language, from the catalogues: the pieces between what is filled in. */
export function interfaceTexts(locale: Locale): string[] {
  const files = globSync(`app/**/locales/${locale}.po`, { cwd: root });
  return files.flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8').split('\n\n').slice(1).flatMap(piecesOfEntry),
  );
}

function piecesOfEntry(entry: string): string[] {
  const origins = [...entry.matchAll(/^#: (.*)$/gm)].map(([, origin = '']) => origin);
  if (origins.length > 0 && origins.every((origin) => ofStaff.test(origin))) return [];
  return pieces(field(entry, 'msgstr'));
}

/** A field of a PO entry, which may go over several lines. */
function field(entry: string, name: string): string {
  const [, written = ''] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(entry) ?? [];
  return (written.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((piece) => JSON.parse(piece) as string).join('');
}

/** What stands between the braces and tags of a message; cases of a plural are pieces of their own. */
function pieces(message: string): string[] {
  return message
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '{')
    .replaceAll(/(?:=\d+|zero|one|two|few|many|other) \{/g, '{')
    .split(/\{\w+\}|[{}#]|<\/?\d+\/?>/);
}

/** Endings of file names, as they stand beside downloads. */
const fileKinds = ['PDF', 'CSV', 'ZIP', 'SVG', 'ICS'];

/** What a reader shows to a driver: in Chinese on every page. */
const forDrivers = ['师傅，请送我到：', '请送我到'];

/** Names that standards fix, and what the server says without a catalogue (docs/decisions/0101). */
export function fixedTexts(locale: Locale): string[] {
  const { countries, regions, cities, industries, currencies, eventLanguages, exhibitorColumns } = namesIn(locale);
  const names = [countries, regions, cities, industries, currencies, eventLanguages, exhibitorColumns];
  return [
    ...names.flatMap((each) => Object.values(each)),
    ...Object.keys(currencies),
    ...strings([frontIn(locale), foundPagesIn(locale)]),
    ...Object.values(languages).flatMap(({ name, label }) => [name, label]),
    ...fileKinds,
    ...forDrivers,
  ];
}

/** What dates and sums are written with. */
export function writtenByHouse(locale: Locale): string[] {
  const { weekdays, dollars, greatDollars, units, ...written } = writingOf(locale);
  const days = Array.from({ length: 12 }, (_, i) => ({ year: 2025, month: i + 1, day: i + 1 }));
  const sums = [1, 10_000, 100_000_000].flatMap((units) =>
    ['CNY', 'XOF'].map((code) => ({ units, digits: String(units), code, name: '' })),
  );
  return [
    ...weekdays.flatMap(({ short, long }) => [short, long]),
    ...days.flatMap((day) => [written.shortDay(day), written.dayOfYear(day), written.monthOfYear(day)]),
    ...[dollars, ...greatDollars.flatMap(({ one, several }) => [one, several]), ...Object.values(units)],
    ...sums.map(written.roughly),
  ].flatMap((text) => [text, ...text.split(/[\d#]+/)]);
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
