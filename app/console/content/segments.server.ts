import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import { rowTexts } from './document.ts';

/** What is translated at a time: a line, a paragraph, an item of a list, a cell of a table. */
export interface Segment {
  /** Its field, and its place in it: `title`, `body.3`, `figures.deals.label`. The same place says the same in every language. */
  path: string;
  /** As it is written; HTML where its field holds HTML. */
  text: string;
  /** Of what it says: the same words have the same hash wherever they stand. */
  hash: string;
}

/** The segments of a text, in the order of its fields. What is empty is none. */
export function segmentsOf(fields: Fields, values: Values): Segment[] {
  return Object.entries(fields).flatMap(([name, { control }]) => {
    const value = values[name];
    switch (control.type) {
      case 'rich':
        return numbered(name, blocksOf(String(value ?? '')));
      case 'lines':
        return numbered(name, String(value ?? '').split(/\n\s*\n/));
      case 'list':
        return Array.isArray(value) ? numbered(name, value.map(String)) : [];
      case 'rows':
        return Object.entries(rowTexts(value)).flatMap(([id, row]) =>
          segmentsOf(control.texts, row).map((segment) => ({ ...segment, path: `${name}.${id}.${segment.path}` })),
        );
      case 'line':
        return typeof value === 'string' && value !== '' ? [segment(name, value)] : [];
      default:
        // Figures and addresses that a language has of its own are no words, and are looked at with the others all the same.
        return value === undefined ? [] : [segment(name, String(value))];
    }
  });
}

/**
 * How many segments of the source a text has not caught up with: told by what they say and never by times, so that a save
 * which changes nothing, or moves a paragraph, leaves no text behind.
 */
export function behindBy(source: readonly Segment[], confirmed: readonly string[]): number {
  const known = new Set(confirmed);
  return source.filter(({ hash }) => !known.has(hash)).length;
}

/**
 * With which segments of the source a text has caught up once it is saved: those it had, as far as they are still there; those
 * at whose place something was written now; and those of which somebody says that it is still right.
 */
export function confirmedBy(
  source: readonly Segment[],
  text: { before: readonly Segment[]; now: readonly Segment[] },
  { confirmed, stillRight }: { confirmed: readonly string[]; stillRight: readonly string[] },
): string[] {
  const had = new Set(confirmed);
  const right = new Set(stillRight);
  const before = new Map(text.before.map(({ path, hash }) => [path, hash]));
  const written = new Set(text.now.flatMap(({ path, hash }) => (before.get(path) === hash ? [] : [path])));
  return source
    .filter(({ path, hash }) => had.has(hash) || right.has(hash) || written.has(path))
    .map(({ hash }) => hash);
}

function numbered(name: string, texts: readonly string[]): Segment[] {
  return texts.filter((text) => text.trim() !== '').map((text, i) => segment(`${name}.${i + 1}`, text.trim()));
}

function segment(path: string, text: string): Segment {
  const said = text.replace(/\s+/g, ' ').trim();
  return { path, text, hash: createHash('sha256').update(said).digest('base64url').slice(0, 16) };
}

const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);

/** The blocks of an editor's HTML that hold words, each as the HTML within it. @param html as `sanitiseBody` writes it */
export function blocksOf(html: string): string[] {
  const found: string[] = [];
  let from = 0;
  const cut = (to: number) => {
    const inner = html.slice(from, to).trim();
    if (inner !== '') found.push(inner);
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (!blocks.has(name)) return;
      cut(parser.startIndex);
      from = parser.endIndex + 1;
    },
    onclosetag: (name) => {
      if (!blocks.has(name)) return;
      cut(parser.startIndex);
      from = parser.endIndex + 1;
    },
  });
  parser.end(html);
  cut(html.length);
  return found;
}
