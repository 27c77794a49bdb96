import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { csvLine, csvMark } from '#platform/csv.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import type { ThingFilter } from '../../content/which-things.server.ts';
import { columnsOf, externalColumn, ownHeads } from '../cells/columns.server.ts';
import { mostRows } from '../reading/limits.ts';
import { describeColumn, exampleOf, isNeeded } from './describe-column.server.ts';
import { headsOf, sheetRows } from './sheet-rows.server.ts';

const writeXlsx = workOf<typeof import('./write-xlsx.work.ts').default>('#console/sheets/writing/write-xlsx.work.ts', {
  ...{ rank: 'upload', patience: 60_000, isLong: true },
});

/** Things that an Excel workbook has at most: it is made whole in memory. CSV has as many as are read back. */
const mostInWorkbook = 10_000;

type Needs = Pick<SiteContext, 'db' | 'locale'>;

/** What a filter leaves of a kind as CSV, bit by bit. */
export async function* csvSheet(site: Needs, kind: ContentKind, filter: ThingFilter): AsyncGenerator<string> {
  yield csvMark;
  for await (const row of sheetRows(site, kind, filter, mostRows)) yield csvLine(row);
}

/** The same as an Excel workbook, with a sheet that says what goes where. @throws WorkNotDone where too many are being made */
export async function xlsxSheet(site: Needs, kind: ContentKind, filter: ThingFilter): Promise<Uint8Array> {
  const rows: string[][] = [];
  for await (const row of sheetRows(site, kind, filter, mostInWorkbook)) rows.push(row);
  return workbook(kind, site.locale, rows);
}

/** An empty sheet of a kind as CSV: its heads. */
export const csvTemplate = (kind: ContentKind, locale: Locale): string => csvMark + csvLine(headsOf(kind, locale));

/** The same as an Excel workbook, with a sheet that says what goes where. @throws WorkNotDone where too many are being made */
export const xlsxTemplate = (kind: ContentKind, locale: Locale): Promise<Uint8Array> =>
  workbook(kind, locale, [headsOf(kind, locale)], 200);

async function workbook(kind: ContentKind, locale: Locale, rows: string[][], emptyRows = 0): Promise<Uint8Array> {
  const i18n = i18nFor(locale);
  const explained = explanations(kind);
  const widths = (rows[0] ?? []).map((head) => Math.min(40, Math.max(12, head.length + 4)));
  return writeXlsx({
    sheets: [
      { name: sheetName(i18n._(kind.words.many)), rows, widths, emptyRows },
      {
        name: sheetName(i18n._(msg`Explanations`)),
        rows: explained,
        widths: (explained[0] ?? []).map((_, at) => (at % 3 === 1 && at > 0 && at < 10 ? 60 : 26)),
        isWrapped: true,
      },
    ],
  });
}

/** Excel takes no more than 31 characters, and none of these. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim();

const words = {
  column: msg`Column`,
  contents: msg`What goes in`,
  needed: msg`Required`,
  example: msg`Example`,
  yes: msg({ message: 'Yes', context: 'it is required' }),
  no: msg({ message: 'No', context: 'it is not required' }),
  id: msg`The item’s number in the console. Leave it empty to create a new item.`,
  external: msg`Your own number for the item, unique within the type. A later import with the same external ID updates the item.`,
};

/** What goes into each column, in all languages side by side. */
function explanations(kind: ContentKind): string[][] {
  const columns = columnsOf(kind);
  const inEachLanguage = (write: (locale: Locale) => string[]) => locales.flatMap(write);
  const said = (locale: Locale, word: keyof typeof words) => i18nFor(locale)._(words[word]);
  return [
    [
      ...inEachLanguage((locale) => [said(locale, 'column'), said(locale, 'contents'), said(locale, 'needed')]),
      inEachLanguage((locale) => [said(locale, 'example')]).join(' / '),
    ],
    [...inEachLanguage((locale) => [ownHeads.id[locale], said(locale, 'id'), said(locale, 'no')]), '12'],
    [...inEachLanguage((locale) => [externalColumn, said(locale, 'external'), said(locale, 'no')]), 'A-0012'],
    ...columns.map((column) => [
      ...inEachLanguage((locale) => [
        column.heads[locale],
        describeColumn(column, locale),
        said(locale, isNeeded(column) ? 'yes' : 'no'),
      ]),
      exampleOf(column),
    ]),
  ];
}
