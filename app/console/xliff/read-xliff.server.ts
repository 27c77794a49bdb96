import { type Piece, piecesIn, wordsOf, xliffSpace } from './pieces.server.ts';
import { type FileOf, fileId, readOriginal } from './units.server.ts';
import { readXml, UnreadableXml, type XmlElement } from './xml/xml.ts';

/** A segment as it has come back. */
export interface UnitIn {
  id: string;
  source: Piece[];
  /** Undefined where it has not been translated. */
  target: Piece[] | undefined;
  /** Whether somebody says that it is done. */
  isDone: boolean;
}

/** A text as it has come back. */
export interface FileIn {
  id: string;
  /** Undefined where the file does not say which one it is. */
  of: FileOf | undefined;
  units: UnitIn[];
}

export interface XliffIn {
  from: string;
  to: string;
  files: FileIn[];
}

/** A file of which nothing is taken, and why. */
export class UnreadableXliff extends Error {
  override name = 'UnreadableXliff';
  readonly why: 'encoding' | 'malformed' | 'doctype' | 'characters' | 'tooMuch' | 'notXliff' | 'version' | 'languages';
  /** Where, from 1; undefined where it is not about a place. */
  readonly line: number | undefined;

  constructor(why: UnreadableXliff['why'], line?: number) {
    super(`${why}${line === undefined ? '' : ` in line ${line}`}`);
    this.why = why;
    this.line = line;
  }
}

/** The bytes of a file as text: UTF-8, or UTF-16 that says so by its mark. @throws UnreadableXliff */
export function xliffText(bytes: Uint8Array): string {
  const [one, other] = bytes;
  const encoding = one === 0xff && other === 0xfe ? 'utf-16le' : one === 0xfe && other === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableXliff('encoding');
  }
}

/**
 * Reads XLIFF 2.0 or 2.1. Modules and extensions are passed over, as the standard has it.
 * @throws UnreadableXliff where it is none
 */
export function readXliff(text: string): XliffIn {
  const root = rootOf(text);
  const { attributes } = root;
  const version = attributes.get('version') ?? '';
  if (root.name !== 'xliff') throw new UnreadableXliff('notXliff');
  if (root.space !== xliffSpace || !['2.0', '2.1'].includes(version)) throw new UnreadableXliff('version');
  const [from, to] = [attributes.get('srcLang'), attributes.get('trgLang')];
  if (!from || !to) throw new UnreadableXliff('languages');
  const files = within(root, 'file').map(readFile);
  if (files.length === 0) throw new UnreadableXliff('notXliff');
  return { from, to, files };
}

function rootOf(text: string): XmlElement {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof UnreadableXml) throw new UnreadableXliff(error.why, error.line);
    throw error;
  }
}

function within({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child === 'object' && child.space === xliffSpace && child.name === name,
  );
}

function readFile(file: XmlElement): FileIn {
  const id = file.attributes.get('id') ?? '';
  const of = readOriginal(file.attributes.get('original') ?? '');
  return { id, of: of && fileId(of) === id ? of : undefined, units: unitsIn(file) };
}

function unitsIn(parent: XmlElement): UnitIn[] {
  const groups = within(parent, 'group').flatMap(unitsIn);
  return [...within(parent, 'unit').map(readUnit), ...groups];
}

/** A tool may have cut a unit into several segments, with spaces between them. */
function readUnit(unit: XmlElement): UnitIn {
  const parts = unit.children
    .flatMap((child) => {
      if (typeof child === 'string' || child.space !== xliffSpace) return [];
      return child.name === 'segment' || child.name === 'ignorable' ? [child] : [];
    })
    .map(readSegment);
  const segments = parts.filter(({ isSegment }) => isSegment);
  // A target may stand elsewhere than its source does.
  const target = parts
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ source, target: own, isSegment }) => own ?? (isSegment ? [] : source));
  const isThere = segments.some(({ target: own = [] }) => own.length > 0) && !isBlank(target);
  return {
    id: unit.attributes.get('id') ?? '',
    source: parts.flatMap(({ source }) => source),
    target: isThere ? target : undefined,
    isDone: segments.every(({ isDone }) => isDone),
  };
}

const isBlank = (pieces: readonly Piece[]) => wordsOf(pieces).trim() === '';

function readSegment(segment: XmlElement, at: number) {
  const [source] = within(segment, 'source');
  const [target] = within(segment, 'target');
  return {
    isSegment: segment.name === 'segment',
    source: source ? piecesIn(source) : [],
    target: target && piecesIn(target),
    order: Number(target?.attributes.get('order') ?? at + 1),
    isDone: !['', 'initial'].includes(segment.attributes.get('state') ?? ''),
  };
}
