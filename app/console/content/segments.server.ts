import { createHash } from 'node:crypto';
import type { Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import { blocksOf, shapeOf } from '../segments/blocks.ts';
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

/** A field that is written, with all that is translated of it in order; a place in which nothing stands yet is an empty text. */
export interface Places {
  /** `title`, `body`, `figures.deals.label` */
  path: string;
  /** It has several places, which are numbered. */
  isNumbered: boolean;
  isHtml: boolean;
  texts: string[];
  /** The field as one text, and how it is built: a translation that is built otherwise has other places. */
  whole: string;
  shape: string;
}

/** The places of a text, in the order of its fields. @param prefix of their paths, with a point at its end */
export function placesOf(fields: Fields, values: Values, prefix = ''): Places[] {
  return Object.entries(fields).flatMap(([name, { control }]): Places[] => {
    const value = values[name];
    const path = prefix + name;
    switch (control.type) {
      case 'rich':
        return [richPlaces(path, String(value ?? ''))];
      case 'lines':
        return [linedPlaces(path, isEmpty(value) ? [] : String(value).split(/\n\s*\n/), '\n\n')];
      case 'list':
        return [linedPlaces(path, Array.isArray(value) ? value.map(String) : [], '\n')];
      case 'rows':
        return Object.entries(rowTexts(value)).flatMap(([id, row]) => placesOf(control.texts, row, `${path}.${id}.`));
      default:
        // Figures and addresses that a language has of its own are no words, and are looked at with the others all the same.
        return [{ ...linedPlaces(path, isEmpty(value) ? [] : [String(value)], ''), isNumbered: false }];
    }
  });
}

function richPlaces(path: string, html: string): Places {
  return { path, isNumbered: true, isHtml: true, texts: blocksOf(html), whole: html, shape: shapeOf(html) };
}

function linedPlaces(path: string, texts: string[], between: string): Places {
  return { path, isNumbered: true, isHtml: false, texts, whole: texts.join(between), shape: String(texts.length) };
}

/** The segments of a text, in the order of its fields. What is empty is none. */
export function segmentsOf(fields: Fields, values: Values): Segment[] {
  return placesOf(fields, values).flatMap(({ path, isNumbered, texts }) =>
    texts.flatMap((text, i) => {
      const own = text.trim();
      return own === '' ? [] : [{ path: isNumbered ? `${path}.${i + 1}` : path, text: own, hash: hashOf(own) }];
    }),
  );
}

/** Of what a segment says: spaces and the place where it stands are not told apart. */
export function hashOf(text: string): string {
  const said = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(said).digest('base64url').slice(0, 16);
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
 * With which segments of the source a text has caught up once it is saved: those it had; those at whose place something was written
 * now, or that whoever wrote names (`caughtUp`); and those of which somebody says that it is still right. As long as it is behind,
 * those of earlier sources are kept too: what has changed since is told by them.
 */
export function confirmedBy(
  source: readonly Segment[],
  text: { before: readonly Segment[]; now: readonly Segment[] },
  {
    confirmed,
    stillRight,
    caughtUp,
  }: { confirmed: readonly string[]; stillRight: readonly string[]; caughtUp?: readonly string[] | undefined },
): string[] {
  const had = new Set(confirmed);
  const right = new Set([...stillRight, ...(caughtUp ?? [])]);
  const written = new Set(caughtUp ? [] : writtenPaths(text));
  const now = source
    .filter(({ path, hash }) => had.has(hash) || right.has(hash) || written.has(path))
    .map(({ hash }) => hash);
  return behindBy(source, now) === 0 ? now : [...new Set([...now, ...confirmed])];
}

function writtenPaths(text: { before: readonly Segment[]; now: readonly Segment[] }): string[] {
  const before = new Map(text.before.map(({ path, hash }) => [path, hash]));
  return text.now.flatMap(({ path, hash }) => (before.get(path) === hash ? [] : [path]));
}
