import { deflateSync } from 'node:zlib';

interface PdfObject {
  number: number;
  /** What stands between `obj` and `endobj`. */
  body: Buffer;
  isStream: boolean;
}

/**
 * Writes a PDF of a classic cross-reference table (as Chromium prints it) anew with object streams (ISO 32000-1, 7.5.7):
 * the tags of a page are hundreds of small objects, and packed together they shrink to a tenth.
 */
export function packPdf(pdf: Buffer): Buffer {
  const objects = objectsOf(pdf);
  const root = /\/Root (\d+ 0 R)/.exec(trailerOf(pdf))?.[1];
  const info = /\/Info (\d+ 0 R)/.exec(trailerOf(pdf))?.[1];
  if (!root) throw new Error('No root in the PDF');
  const packed = objects.filter(({ isStream }) => !isStream);
  const container = Math.max(...objects.map(({ number }) => number)) + 1;
  const table = container + 1;

  const entries = new Map<number, [kind: number, place: number, index: number]>();
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  let at = parts[0]?.length ?? 0;
  const add = (number: number, body: Buffer) => {
    entries.set(number, [1, at, 0]);
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    at += whole.length;
  };
  for (const { number, body, isStream } of objects) if (isStream) add(number, body);
  add(container, objectStream(packed));
  for (const [index, { number }] of packed.entries()) entries.set(number, [2, container, index]);
  const start = at;
  entries.set(table, [1, start, 0]);
  const rows = Array.from({ length: table + 1 }, (_, number) => rowOf(entries.get(number) ?? [0, 0, 65_535]));
  const keys = `/Type /XRef /Size ${table + 1} /W [1 4 2] /Root ${root}${info ? ` /Info ${info}` : ''}`;
  add(table, streamOf(keys, Buffer.concat(rows)));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

function trailerOf(pdf: Buffer): string {
  return pdf.subarray(pdf.lastIndexOf('trailer')).toString('latin1');
}

/** The objects by the table of their offsets; each one ends where the next begins. */
function objectsOf(pdf: Buffer): PdfObject[] {
  const start = pdf.lastIndexOf('\nxref\n') + 1;
  const lines = pdf.subarray(start, pdf.lastIndexOf('trailer')).toString('latin1').split('\n');
  const offsets = lines.slice(2).flatMap((line, number) => {
    const [, offset] = /^(\d{10}) \d{5} n/.exec(line) ?? [];
    return offset ? [{ number, offset: Number(offset) }] : [];
  });
  const ends = [...offsets.map(({ offset }) => offset), start].toSorted((one, other) => one - other);
  return offsets.map(({ number, offset }) => {
    const end = ends.find((each) => each > offset) ?? start;
    const from = pdf.indexOf('obj', offset) + 3;
    const body = pdf.subarray(from, pdf.lastIndexOf('endobj', end - 1));
    const trimmed = Buffer.from(body.toString('latin1').trim(), 'latin1');
    return { number, body: trimmed, isStream: trimmed.subarray(-9).toString('latin1') === 'endstream' };
  });
}

function objectStream(objects: readonly PdfObject[]): Buffer {
  let at = 0;
  const head = objects.map(({ number, body }) => {
    const place = `${number} ${at}`;
    at += body.length + 1;
    return place;
  });
  const first = Buffer.from(`${head.join(' ')}\n`);
  const content = Buffer.concat([first, ...objects.flatMap(({ body }) => [body, Buffer.from('\n')])]);
  return streamOf(`/Type /ObjStm /N ${objects.length} /First ${first.length}`, content);
}

function streamOf(keys: string, content: Buffer): Buffer {
  const bytes = deflateSync(content, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<<${keys} /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function rowOf([kind, place, index]: [number, number, number]): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(place, 1);
  row.writeUInt16BE(index, 5);
  return row;
}
