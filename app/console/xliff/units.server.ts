import type { Field, Fields } from '#platform/content/field.ts';
import { hashOf } from '../content/segments.server.ts';
import type { Pair } from '../segments/pair-segments.server.ts';

/** A segment that agencies translate: its source is words. */
export interface UnitPair extends Pair {
  source: string;
}

/** The segments of a text that go to an agency. Addresses and figures that a language has of its own do not. */
export function unitPairs(fields: Fields, pairs: readonly Pair[]): UnitPair[] {
  return pairs.flatMap((pair) => {
    const { source, path } = pair;
    const control = fieldAt(fields, path)?.control.type;
    const isWords = control === 'line' || control === 'lines' || control === 'rich' || control === 'list';
    return isWords && source !== undefined ? [{ ...pair, source }] : [];
  });
}

/** The field in which a segment stands: of rows that of the row. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', , inner = ''] = path.split('.');
  const field = fields[name];
  return field?.control.type === 'rows' ? field.control.texts[inner] : field;
}

/**
 * The id of a segment's unit: its place, and what its source says. So a source that has changed is told from the one that went out, and a
 * paragraph that has only moved is found again.
 */
export function unitId({ path, source }: UnitPair): string {
  return `${asNmtoken(path)}.${hashOf(source)}`;
}

/** The two parts of such an id; undefined where it is none. */
export function readUnitId(id: string): { place: string; hash: string } | undefined {
  const [, place, hash] = /^(.+)\.([\w-]{16})$/.exec(id) ?? [];
  return place !== undefined && hash !== undefined ? { place, hash } : undefined;
}

/** A path as XML lets an id be; ids of rows may have other signs. */
export function asNmtoken(path: string): string {
  return path.replace(/[^A-Za-z0-9_.-]/gu, (sign) => `:${sign.codePointAt(0)?.toString(16)}:`);
}

/** Which text a file is, and from which of its revisions it was made; 0 where there was none. */
export interface FileOf {
  kind: string;
  id: number;
  to: string;
  base: number;
}

export const fileId = ({ kind, id }: FileOf) => `${kind}.${id}`;
export const originalOf = ({ kind, id, to, base }: FileOf) => `${kind}/${id}/${to}/${base}`;

/** @returns undefined where it says nothing of the kind */
export function readOriginal(original: string): FileOf | undefined {
  const [, kind, id, to, base] = /^([\w-]+)\/(\d{1,9})\/([\w-]+)\/(\d{1,9})$/.exec(original) ?? [];
  return kind !== undefined && to !== undefined ? { kind, id: Number(id), to, base: Number(base) } : undefined;
}
