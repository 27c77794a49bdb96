import { createRequire } from 'node:module';
import type { PDFArray, PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { type AttachmentRefusal, mostPdfPages } from './attachments.ts';

/** Bytes that its compressed parts may come to, in all: of a file of 10 MB with a hundred pages it is rarely a tenth. */
const mostInflated = 256 * 1024 * 1024;
let inflated = 0;

/** Fetched in one way only: what is limited below has to be what reads. */
const fetch = createRequire(createRequire(import.meta.url).resolve('@cantoo/pdf-lib'));
const pdf = fetch('@cantoo/pdf-lib') as typeof import('@cantoo/pdf-lib');

const name = (text: string) => pdf.PDFName.of(text);

/** What a page keeps; everything else of it goes: actions, embedded files, thumbnails, structure. */
const pageKeys = ['Type', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'Resources', 'Contents'];
const kept = new Set([...pageKeys, 'Annots', 'UserUnit', 'Group', 'Parent']);
/** Notes and marks that are part of how a page looks. */
const looks = ['Link', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline'];
const marks = new Set([...looks, 'Squiggly', 'StrikeOut', 'Stamp', 'Caret', 'Ink', 'Widget', 'Watermark']);
/** What a mark keeps: its place and look. */
const markKeys = new Set(['Type', 'Subtype', 'Rect', 'AP', 'AS', 'F', 'C', 'IC', 'Border', 'BS', 'CA', 'QuadPoints']);
/** What no object keeps, wherever it stands. */
const banned = ['AA', 'OpenAction', 'JS', 'JavaScript', 'AF', 'EF', 'FS', 'PieceInfo', 'Metadata', 'XFA', 'OPI', 'PS'];

const textOf = (object: PDFObject | undefined) => (object instanceof pdf.PDFName ? object.decodeText() : '');

function strip(object: PDFObject): void {
  if (object instanceof pdf.PDFStream) strip(object.dict);
  if (object instanceof pdf.PDFArray) for (let i = 0; i < object.size(); i += 1) strip(object.get(i));
  if (!(object instanceof pdf.PDFDict)) return;
  for (const key of banned) object.delete(name(key));
  for (const [, value] of object.entries()) strip(value);
}

/** Links lead to the web, or nowhere. */
function webAddress(mark: PDFDict): string | undefined {
  const action = mark.lookup(name('A'));
  if (!(action instanceof pdf.PDFDict) || textOf(action.lookup(name('S'))) !== 'URI') return undefined;
  const uri = action.lookup(name('URI'));
  const address = uri instanceof pdf.PDFString || uri instanceof pdf.PDFHexString ? uri.decodeText() : '';
  return /^https?:\/\/[^\s\p{C}]{1,2000}$/u.test(address) ? address : undefined;
}

function cleanMark(mark: PDFDict): void {
  const address = textOf(mark.lookup(name('Subtype'))) === 'Link' ? webAddress(mark) : undefined;
  for (const [key] of mark.entries()) if (!markKeys.has(key.decodeText())) mark.delete(key);
  if (address) mark.set(name('A'), mark.context.obj({ S: 'URI', URI: pdf.PDFString.of(address) }));
}

function cleanMarks(page: PDFDict): void {
  const list = page.lookup(name('Annots'));
  page.delete(name('Annots'));
  if (!(list instanceof pdf.PDFArray)) return;
  const left: PDFArray = page.context.obj([]);
  for (let i = 0; i < list.size(); i += 1) {
    const mark = list.lookup(i);
    if (!(mark instanceof pdf.PDFDict) || !marks.has(textOf(mark.lookup(name('Subtype'))))) continue;
    cleanMark(mark);
    left.push(mark);
  }
  if (left.size() > 0) page.set(name('Annots'), left);
}

/** The memory of values is limited but for what a stream unpacks: a few kilobytes can be gigabytes. */
function limitInflating(): void {
  const { prototype } = fetch('./core/streams/DecodeStream.js').default as {
    prototype: { buffer: Uint8Array; ensureBuffer(bytes: number): Uint8Array };
  };
  const { ensureBuffer } = prototype;
  prototype.ensureBuffer = function ensureWithin(requested) {
    if (requested > this.buffer.byteLength) inflated += requested;
    if (inflated > mostInflated) throw new Error('It unpacks to too much');
    return ensureBuffer.call(this, requested);
  };
}

limitInflating();

const load = {
  updateMetadata: false,
  ignoreEncryption: true,
  throwOnInvalidObject: false,
  warnOnInvalidObjects: false,
};

/**
 * In the workshop: writes a PDF anew, its pages as they look, in a new document; without scripts, actions, forms, embedded
 * files and the rest of what a document can carry.
 */
export default async function rewritePdf(
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array } | { refusal: AttachmentRefusal }> {
  inflated = 0;
  try {
    const source = await pdf.PDFDocument.load(bytes, load);
    // The library goes on where a part of a document cannot be read.
    if (inflated > mostInflated) return { refusal: 'damaged' };
    if (source.isEncrypted) return { refusal: 'encrypted' };
    const pages = source.getPages();
    if (pages.length === 0) return { refusal: 'damaged' };
    if (pages.length > mostPdfPages) return { refusal: 'pages' };
    for (const { node } of pages) {
      for (const [key] of node.entries()) if (!kept.has(key.decodeText())) node.delete(key);
      cleanMarks(node);
    }
    for (const [, object] of source.context.enumerateIndirectObjects()) strip(object);
    const fresh = await pdf.PDFDocument.create({ updateMetadata: false });
    for (const page of await fresh.copyPages(source, source.getPageIndices())) fresh.addPage(page);
    return { bytes: await fresh.save({ addDefaultPage: false, updateFieldAppearances: false }) };
  } catch {
    return { refusal: 'damaged' };
  }
}
