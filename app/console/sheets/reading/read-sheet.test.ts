import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsx from '../writing/write-xlsx.work.ts';
import type { SheetRow } from './cell.ts';
import { plainHead } from './plain-head.ts';
import readSheet, { type SheetRead } from './read-sheet.work.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expo-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const heads = ['Name', '名称', 'Nom', 'Téléphone', 'Pays', 'Country'].map(plainHead);

async function read(bytes: string | Uint8Array): Promise<{ answer: SheetRead; rows: SheetRow[] }> {
  const [path, out] = [join(folder, 'sheet'), join(folder, 'rows')];
  await writeFile(path, bytes);
  const answer = await readSheet({ path, out, heads });
  if ('refused' in answer) return { answer, rows: [] };
  const lines = (await readFile(out, 'utf8')).trimEnd().split('\n');
  return { answer, rows: lines.map((line) => JSON.parse(line)) };
}

const cellsOf = async (bytes: string | Uint8Array) => (await read(bytes)).rows.map(([, cells]) => cells);
const refusalOf = async (bytes: string | Uint8Array) => (await read(bytes)).answer;

/** GB18030 of what is in both: Node writes no such text. */
const gb = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('CSV, as Excel saves it', () => {
  const rows = [
    ['Name', 'Country'],
    ['Lin', 'KE'],
  ];

  test.each([
    ['with commas', 'Name,Country\r\nLin,KE\r\n'],
    ['with a mark', '\uFEFFName,Country\r\nLin,KE'],
    ['with semicolons', 'Name;Country\nLin;KE\n'],
    ['with tabs', 'Name\tCountry\nLin\tKE\n'],
    ['which says its separator', 'sep=;\r\nName;Country\r\nLin;KE\r\n'],
    ['in UTF-16', Buffer.from('\uFEFFName\tCountry\r\nLin\tKE\r\n', 'utf16le')],
    ['with spaces in its heads', '"Name"," Country"\nLin,KE'],
  ])('%s', async (_name, bytes) => {
    expect((await cellsOf(bytes)).map((cells) => cells.map((cell) => String(cell).trim()))).toEqual(rows);
  });

  test('in China: GB18030, which is none of UTF-8', async () => {
    // 名称,国家 and 湖南,KE
    const bytes = gb([0xc3, 0xfb, 0xb3, 0xc6], ',Country\r\n', [0xba, 0xfe, 0xc4, 0xcf], ',KE\r\n');
    expect(await cellsOf(bytes)).toEqual([
      ['名称', 'Country'],
      ['湖南', 'KE'],
    ]);
  });

  test('in France: Windows-1252', async () => {
    const bytes = Buffer.from('Nom;Téléphone\r\nSociété générale;+33\r\n', 'latin1');
    expect(await cellsOf(bytes)).toEqual([
      ['Nom', 'Téléphone'],
      ['Société générale', '+33'],
    ]);
  });

  test('quotes hold ends of lines and separators, and rows keep the numbers that a spreadsheet gives them', async () => {
    const { rows: read1 } = await read('Name,Country\r\n"one\r\ntwo, ""three""",KE\r\n\r\nLin,ZM\r\n');
    expect(read1).toEqual([
      [1, ['Name', 'Country']],
      [2, ['one\r\ntwo, "three"', 'KE']],
      [4, ['Lin', 'ZM']],
    ]);
  });

  test('a formula that was made harmless is what it was', async () => {
    expect(await cellsOf("Name,Country\n'=1+1,'0012\n")).toEqual([
      ['Name', 'Country'],
      ['=1+1', '0012'],
    ]);
  });

  test.each([
    ['', { refused: 'empty', line: undefined }],
    ['\n\n', { refused: 'empty', line: undefined }],
    ['Name,Country\n"open,KE\nLin,ZM\n', { refused: 'quotes' }],
    ['%PDF-1.7', { refused: 'kind', line: undefined }],
    ['Name,Country\nLin\0,KE\n', { refused: 'encoding', line: undefined }],
    [Buffer.from('Name\tCountry\r\nLin\tKE\r\n', 'utf16le'), { refused: 'encoding', line: undefined }],
    [`Name\n${'x\n'.repeat(50_001)}`, { refused: 'rows', line: undefined }],
    [`${'Name,'.repeat(301)}Name\n`, { refused: 'columns', line: undefined }],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), { refused: 'oldExcel', line: undefined }],
  ])('%# is refused: %j', async (bytes, refused) => {
    expect(await refusalOf(bytes)).toMatchObject(refused);
  });
});

describe('Excel workbooks', () => {
  test('cells that are text keep their zeros and ends of lines, and nothing is a formula', async () => {
    const rows = [
      ['Name', 'Country'],
      ['0012', '=1+1'],
      ['one\ntwo', '+86'],
    ];
    expect(await cellsOf(await writeXlsx({ sheets: [{ name: 'Sheet', rows, widths: [10, 10] }] }))).toEqual(rows);
  });

  const workbook = (cells: string, extra: Record<string, Uint8Array> = {}) =>
    zipSync({
      '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      '_rels/.rels': strToU8('<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>'),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/styles.xml': strToU8(
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
      ),
      ...extra,
    });

  test('days, numbers, results of formulas, and what a formula failed with', async () => {
    const cells =
      '<c r="A2" s="1"><v>46185</v></c><c r="B2"><v>8673185550101</v></c><c r="C2" t="str"><f>1+1</f><v>two</v></c><c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E2" t="b"><v>1</v></c>';
    expect((await cellsOf(workbook(cells)))[1]).toEqual([
      { date: '2026-06-12T00:00:00' },
      8_673_185_550_101,
      'two',
      { error: '#DIV/0!' },
      true,
    ]);
  });

  test.each([
    ['macros', workbook('', { 'xl/vbaProject.bin': strToU8('x') })],
    ['damaged', Buffer.from('PK\x03\x04 and nothing else', 'latin1')],
    ['kind', zipSync({ 'word/document.xml': strToU8('<a/>') })],
    ['unpacked', workbook('', { 'xl/sharedStrings.xml': new Uint8Array(270 * 1024 * 1024) })],
  ])('%s', async (refused, bytes) => {
    expect(await refusalOf(bytes)).toMatchObject({ refused });
  });

  test('one that says it is small and is not is found out as it is unpacked', async () => {
    const bytes = Buffer.from(workbook('', { 'xl/sharedStrings.xml': new Uint8Array(30 * 1024 * 1024) }));
    // Both places at which it says its size.
    for (const [sign, at] of [
      ['PK\x01\x02', 24],
      ['PK\x03\x04', 22],
    ] as const) {
      for (let from = bytes.indexOf(sign, 0, 'latin1'); from >= 0; from = bytes.indexOf(sign, from + 4, 'latin1')) {
        if (bytes.readUInt32LE(from + at) === 30 * 1024 * 1024) bytes.writeUInt32LE(1000, from + at);
      }
    }
    expect(await refusalOf(bytes)).toMatchObject({ refused: 'unpacked' });
  });

  test('one with a file that its list does not name is refused', async () => {
    const [list, hidden] = [Buffer.from(workbook('')), Buffer.from(zipSync({ 'xl/a.xml': new Uint8Array(1000) }))];
    const file = hidden.subarray(0, hidden.indexOf('PK\x01\x02', 0, 'latin1'));
    const from = list.indexOf('PK\x01\x02', 0, 'latin1');
    const bytes = Buffer.concat([list.subarray(0, from), file, list.subarray(from)]);
    const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    bytes.writeUInt32LE(from + file.length, end + 16);
    expect(await refusalOf(bytes)).toMatchObject({ refused: 'damaged' });
  });
});
