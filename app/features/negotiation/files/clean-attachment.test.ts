import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanAttachment } from './clean-attachment.server.ts';

const page: [number, number] = [200, 300];

async function pdfWith(change: (pdf: PDFDocument) => void | Promise<void>, pages = 1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < pages; i += 1) pdf.addPage(page).drawText(`Page ${i + 1}`, { x: 20, y: 250, size: 12 });
  await change(pdf);
  return pdf.save({ useObjectStreams: false });
}

/** Every name and text in a PDF, also in what is compressed. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict.toString() : object.toString()))
    .join('\n');
}

async function cleaned(bytes: Uint8Array, name: string) {
  const clean = await cleanAttachment(bytes, name);
  if ('refusal' in clean) throw new Error(`Refused: ${clean.refusal}`);
  return clean;
}

test('of a PDF with scripts, actions, a form and embedded files the pages are left', async () => {
  const evil = await pdfWith(async (pdf) => {
    pdf.addJavaScript('greet', 'app.alert("MARK-script")');
    await pdf.attach(new TextEncoder().encode('MARK-embedded'), 'MARK-payload.exe', {
      mimeType: 'application/x-msdownload',
    });
    const { context, catalog } = pdf;
    const action = context.obj({ S: 'JavaScript', JS: PDFString.of('MARK-open') });
    catalog.set(PDFName.of('OpenAction'), action);
    const [first] = pdf.getPages();
    if (!first) throw new Error('No page');
    first.node.set(PDFName.of('AA'), context.obj({ O: action }));
    const launch = context.obj({ S: 'Launch', F: PDFString.of('MARK-launch') });
    const marks = [
      { Subtype: 'Link', Rect: [0, 0, 9, 9], A: launch },
      { Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], Contents: PDFString.of('MARK-file') },
      { Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of('https://owner.example/') } },
      { Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of('javascript:MARK-uri') } },
    ].map((mark) => context.register(context.obj({ Type: 'Annot', ...mark })));
    first.node.set(PDFName.of('Annots'), context.obj(marks));
    pdf.getForm().createTextField('MARK-field').addToPage(first, { x: 5, y: 5 });
  });
  expect(await everythingIn(evil)).toMatch(/MARK-open[\s\S]*/);
  const { bytes, name, mime } = await cleaned(evil, 'C:\\plans\\Our plan.pdf');
  expect([name, mime]).toEqual(['Our plan.pdf', 'application/pdf']);
  const all = await everythingIn(bytes);
  expect(all).not.toMatch(/MARK|JavaScript|Launch|OpenAction|\/AA\b|AcroForm|EmbeddedFile|FileAttachment/);
  expect(all).toContain('https://owner.example/');
  const read = await PDFDocument.load(bytes);
  expect(read.getPageCount()).toBe(1);
  expect(read.getPage(0).getSize()).toEqual({ width: 200, height: 300 });
  const contents = read.getPage(0).node.Contents();
  expect(contents instanceof PDFArray ? contents.size() : contents).toBeTruthy();
  expect(read.catalog.lookupMaybe(PDFName.of('Names'), PDFDict)).toBeUndefined();
}, 20_000);

test('a hundred pages are taken, one more is not', async () => {
  expect(await cleanAttachment(await pdfWith(() => {}, 101), 'a.pdf')).toEqual({ refusal: 'pages' });
  expect((await cleaned(await pdfWith(() => {}, 100), 'a.pdf')).kind).toBe('pdf');
}, 20_000);

const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test.each<[string, () => Promise<Uint8Array>, string, string]>([
  [
    'an SVG that calls itself a PNG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.png',
    'kind',
  ],
  ['a page that calls itself a PDF', async () => Buffer.from('<html><script>1</script>'), 'a.pdf', 'kind'],
  ['a PDF behind something else', async () => Buffer.from('GIF89a %PDF-1.7'), 'a.pdf', 'kind'],
  ['a picture with the name of a program', png, 'a.exe', 'kind'],
  ['a picture that calls itself a PDF', png, 'a.pdf', 'kind'],
  ['a name without an ending', png, 'png', 'kind'],
  ['a PDF that is none', async () => Buffer.from('%PDF-1.7\nnothing of the kind'), 'a.pdf', 'damaged'],
  ['half a picture', async () => (await png()).subarray(0, 40), 'a.png', 'damaged'],
  ['more bytes than one may send', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 'a.pdf', 'too-large'],
  [
    'a small file of very many pixels',
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    'a.png',
    'pixels',
  ],
])(
  '%s is refused',
  async (_, bytes, name, refusal) => {
    expect(await cleanAttachment(await bytes(), name)).toEqual({ refusal });
  },
  20_000,
);

/** A document of a few kilobytes whose first object is a stream that unpacks twice, to half a gigabyte. */
async function bomb(): Promise<Buffer> {
  const blanks = Array(512).fill(Buffer.alloc(2 ** 20, ' '));
  const once = Readable.from(blanks).pipe(createDeflate({ level: 1 }));
  const twice = await buffer(once.pipe(createDeflate()));
  const filters = '/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]';
  const head = `%PDF-1.7\n1 0 obj\n<<${filters}/Length ${twice.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), twice, Buffer.from('\nendstream\nendobj\ntrailer\n<<>>\n%%EOF\n')]);
}

test('what unpacks to half a gigabyte is refused before it does', async () => {
  const bytes = await bomb();
  expect(bytes.length).toBeLessThan(100_000);
  const before = process.resourceUsage().maxRSS;
  expect(await cleanAttachment(bytes, 'plan.pdf')).toEqual({ refusal: 'damaged' });
  expect((process.resourceUsage().maxRSS - before) / 1024, 'MiB').toBeLessThan(400);
});

test('more files than can be looked at in a short time are sent away', async () => {
  const bytes = await pdfWith(() => undefined);
  const answers = await Promise.all(Array.from({ length: 16 }, () => cleanAttachment(bytes, 'plan.pdf')));
  expect(answers.filter((answer) => 'refusal' in answer)).toEqual(Array(3).fill({ refusal: 'busy' }));
  expect(await cleanAttachment(bytes, 'plan.pdf')).toHaveProperty('bytes');
});

test('a picture with something behind it comes out as the picture alone', async () => {
  const polyglot = Buffer.concat([await png(), Buffer.from('%PDF-1.7 <script>MARK</script>')]);
  const { bytes, mime, name } = await cleaned(polyglot, '../../x\u202egnp.php.png');
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('MARK');
  expect([mime, name]).toEqual(['image/webp', 'xgnp php.webp']);
});
