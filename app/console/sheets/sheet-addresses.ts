/** The forms of sheets. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const sheetTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function readFormat(query: URLSearchParams): SheetFormat {
  return sheetFormats.find((format) => format === query.get('format')) ?? 'csv';
}

/** Where sheets are handed in, without language prefix. @param kind that is chosen already */
export const sheetsPath = (kind?: string) => `/console/import/${kind ? `?kind=${kind}` : ''}`;

/** The same, for whoever comes from the page of a file that is no longer there. */
export const gonePath = '/console/import/?gone=yes';

/** What became of one. */
export const importPath = (id: number) => `/console/import/${id}/`;

/** All faults of one, as a file. */
export const faultsPath = (id: number) => `/console/import/${id}/faults/`;

export const templatePath = (kind: string, format: SheetFormat) =>
  `/console/import/template/?${new URLSearchParams({ kind, format })}`;

/** What a list shows, as a file. @param list its address */
export function exportPath(list: string, kind: string, format: SheetFormat): string {
  const query = new URLSearchParams(list.split('?', 2)[1] ?? '');
  for (const name of ['after', 'order']) query.delete(name);
  query.set('format', format);
  return `/console/content/${kind}/export/?${query}`;
}
