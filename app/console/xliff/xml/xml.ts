/** An element of XML with its namespace. */
export interface XmlElement {
  space: string;
  /** Without prefix. */
  name: string;
  /** By their names as they are written. */
  attributes: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
}

/** A file that cannot be read as XML, or is not read: it has a DTD, characters that XML may not have, or too many parts. */
export class UnreadableXml extends Error {
  override name = 'UnreadableXml';
  readonly why: 'malformed' | 'doctype' | 'characters' | 'tooMuch';
  /** Where, from 1. */
  readonly line: number;

  constructor(why: UnreadableXml['why'], line: number) {
    super(`${why} in line ${line}`);
    this.why = why;
    this.line = line;
  }
}

/** What may stand nowhere in XML, also not as `&#1;`. */
export const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Elements within elements. */
const mostDeep = 50;
/** Elements, attributes and runs of text in all. */
const mostParts = 400_000;
const mostAttributes = 50;

const xmlSpace = 'http://www.w3.org/XML/1998/namespace';

interface Open {
  element: XmlElement;
  tag: string;
  /** Namespaces by their prefixes. */
  spaces: ReadonlyMap<string, string>;
}

/**
 * Reads XML, and nothing that only resembles it: what a tool has broken off or nested wrongly is refused, where readers made for HTML mend
 * it. There is no DTD, and so no entity but the five; time and memory go with the length.
 * @throws UnreadableXml
 */
export function readXml(text: string): XmlElement {
  const scanner = new Scanner(text);
  const top: XmlElement = { space: '', name: '', attributes: new Map(), children: [] };
  const open: Open[] = [{ element: top, tag: '', spaces: new Map([['xml', xmlSpace]]) }];
  while (!scanner.isOver) readNext(scanner, open);
  const [root, ...more] = top.children.filter((each) => typeof each !== 'string' || each.trim() !== '');
  if (open.length > 1 || typeof root !== 'object' || more.length > 0) throw scanner.fault();
  return root;
}

function readNext(scanner: Scanner, open: Open[]): void {
  const innermost = open.at(-1);
  if (!innermost) throw scanner.fault();
  const { children } = innermost.element;
  if (scanner.takes('<!--')) {
    if (scanner.until('-->').includes('--')) throw scanner.fault();
  } else if (scanner.takes('<![CDATA[')) children.push(scanner.counted(scanner.until(']]>')));
  else if (scanner.takes('<?')) scanner.until('?>');
  else if (scanner.takes('<!')) throw scanner.fault('doctype');
  else if (scanner.takes('</')) close(scanner, open);
  else if (scanner.takes('<')) children.push(begin(scanner, open, innermost));
  else children.push(scanner.counted(scanner.textRun()));
}

function begin(scanner: Scanner, open: Open[], { spaces: around }: Open): XmlElement {
  const tag = scanner.counted(scanner.name());
  const attributes = readAttributes(scanner);
  const spaces = spacesWithin(around, attributes);
  const [prefix, name] = tag.includes(':') ? tag.split(':', 2) : ['', tag];
  const space = spaces.get(prefix ?? '') ?? (prefix === '' ? '' : undefined);
  if (space === undefined || name === undefined) throw scanner.fault();
  const element: XmlElement = { space, name, attributes, children: [] };
  if (scanner.takes('/>')) return element;
  if (!scanner.takes('>')) throw scanner.fault();
  if (open.push({ element, tag, spaces }) > mostDeep) throw scanner.fault('tooMuch');
  return element;
}

function close(scanner: Scanner, open: Open[]): void {
  const tag = scanner.name();
  scanner.blank();
  if (open.length < 2 || open.pop()?.tag !== tag || !scanner.takes('>')) throw scanner.fault();
}

function readAttributes(scanner: Scanner): Map<string, string> {
  const attributes = new Map<string, string>();
  while (scanner.blank() && !scanner.sees('>') && !scanner.sees('/')) {
    const name = scanner.counted(scanner.name());
    scanner.blank();
    if (!scanner.takes('=')) throw scanner.fault();
    scanner.blank();
    const quote = scanner.takes('"') ? '"' : scanner.takes("'") ? "'" : undefined;
    if (!quote || attributes.has(name)) throw scanner.fault();
    attributes.set(name, scanner.value(quote));
    if (attributes.size > mostAttributes) throw scanner.fault('tooMuch');
  }
  return attributes;
}

function spacesWithin(around: Open['spaces'], attributes: ReadonlyMap<string, string>): Open['spaces'] {
  const own = Array.from(attributes).flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value]] : [];
  });
  return own.length === 0 ? around : new Map([...around, ...own]);
}

const entities = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }));

class Scanner {
  #text: string;
  #at = 0;
  #parts = 0;

  constructor(text: string) {
    this.#text = text.replace(/\r\n?/g, '\n');
    const wrong = this.#text.search(notInXml);
    if (wrong < 0) return;
    this.#at = wrong;
    throw this.fault('characters');
  }

  get isOver(): boolean {
    return this.#at >= this.#text.length;
  }

  fault(why: UnreadableXml['why'] = 'malformed'): UnreadableXml {
    return new UnreadableXml(why, this.#text.slice(0, this.#at).split('\n').length);
  }

  /** Something that is kept. */
  counted(part: string): string {
    this.#parts += 1;
    if (this.#parts > mostParts) throw this.fault('tooMuch');
    return part;
  }

  sees(literal: string): boolean {
    return this.#text.startsWith(literal, this.#at);
  }

  takes(literal: string): boolean {
    const isThere = this.sees(literal);
    if (isThere) this.#at += literal.length;
    return isThere;
  }

  /** What stands before the next such literal, which is passed. */
  until(literal: string): string {
    const end = this.#text.indexOf(literal, this.#at);
    if (end < 0) throw this.fault();
    const passed = this.#text.slice(this.#at, end);
    this.#at = end + literal.length;
    return passed;
  }

  name(): string {
    const pattern = /[\p{L}_][\p{L}\p{N}._\u00b7-]{0,99}(?::[\p{L}_][\p{L}\p{N}._\u00b7-]{0,99})?/uy;
    pattern.lastIndex = this.#at;
    const name = pattern.exec(this.#text)?.[0];
    if (name === undefined) throw this.fault();
    this.#at += name.length;
    return name;
  }

  /** Passes spaces. @returns whether there were any */
  blank(): boolean {
    const from = this.#at;
    while (' \t\n'.includes(this.#text.charAt(this.#at)) && !this.isOver) this.#at += 1;
    return this.#at > from;
  }

  value(quote: string): string {
    const raw = this.until(quote);
    if (raw.includes('<')) throw this.fault();
    return this.#plain(raw.replace(/[\t\n]/g, ' '));
  }

  textRun(): string {
    const next = this.#text.indexOf('<', this.#at);
    const raw = this.#text.slice(this.#at, next < 0 ? undefined : next);
    if (raw.includes(']]>')) throw this.fault();
    this.#at += raw.length;
    return this.#plain(raw);
  }

  #plain(raw: string): string {
    return raw.replace(/&(?:(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,5});)?/gi, (_, reference: string | undefined) => {
      const sign = reference?.startsWith('#') ? signOf(reference) : entities.get(reference ?? '');
      if (sign === undefined) throw this.fault();
      return sign;
    });
  }
}

/** @returns undefined where XML has no such character */
function signOf(reference: string): string | undefined {
  const isHex = /^#x/i.test(reference);
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const sign = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
  return notInXml.test(sign) ? undefined : sign;
}

/** Text as it stands in XML, also between quotation marks. What XML cannot hold is to be left out before. */
export function inXml(text: string): string {
  return text.replace(/[&<>"\r]/g, (sign) => written[sign] ?? sign);
}

const written: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
