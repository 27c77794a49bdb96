import type { PDFArray, PDFDict, PDFObject } from '@cantoo/pdf-lib';

/** What the thread is given. */
interface Work {
  bytes: Uint8Array;
  /** Path of the library. */
  library: string;
  mostPages: number;
  /** Bytes that its compressed parts may come to, in all. */
  mostInflated: number;
}

/**
 * The whole of the thread that writes a PDF anew. It is sent as text: it may use nothing from outside of itself.
 * It answers `{bytes}` or `{refusal}`.
 */
export async function rewritePdf(): Promise<void> {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { bytes, library, mostPages, mostInflated } = workerData as Work;
  const fetch = process.getBuiltinModule('node:module').createRequire(library);
  const pdf = fetch(library) as typeof import('@cantoo/pdf-lib');
  let inflated = 0;
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
  const banned = [
    'AA',
    'OpenAction',
    'JS',
    'JavaScript',
    'AF',
    'EF',
    'FS',
    'PieceInfo',
    'Metadata',
    'XFA',
    'OPI',
    'PS',
  ];

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

  /** A thread's memory is limited but for what a stream unpacks: a few kilobytes can be gigabytes. */
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

  const answer = (said: object) => parentPort?.postMessage(said);
  const load = {
    updateMetadata: false,
    ignoreEncryption: true,
    throwOnInvalidObject: false,
    warnOnInvalidObjects: false,
  };
  try {
    limitInflating();
    const source = await pdf.PDFDocument.load(bytes, load);
    // The library goes on where a part of a document cannot be read.
    if (inflated > mostInflated) return answer({ refusal: 'damaged' });
    if (source.isEncrypted) return answer({ refusal: 'encrypted' });
    const pages = source.getPages();
    if (pages.length === 0) return answer({ refusal: 'damaged' });
    if (pages.length > mostPages) return answer({ refusal: 'pages' });
    for (const { node } of pages) {
      for (const [key] of node.entries()) if (!kept.has(key.decodeText())) node.delete(key);
      cleanMarks(node);
    }
    for (const [, object] of source.context.enumerateIndirectObjects()) strip(object);
    const fresh = await pdf.PDFDocument.create({ updateMetadata: false });
    for (const page of await fresh.copyPages(source, source.getPageIndices())) fresh.addPage(page);
    return answer({ bytes: await fresh.save({ addDefaultPage: false, updateFieldAppearances: false }) });
  } catch {
    return answer({ refusal: 'damaged' });
  }
}
