/** A part of a file, first and last byte included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14). Only one range is served; of several, or of what cannot be read, the
 * whole file is the right answer.
 * @param size of the file in bytes
 * @returns undefined for the whole file; 'unsatisfiable' where the range begins after its end (416)
 */
export function readRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** What a request says of the part it wants: its headers `Range` and `If-Range`. */
interface AskedRange {
  range: string | null | undefined;
  /** The whole file is wanted where this is not its validator any more. */
  condition: string | null | undefined;
}

/**
 * Reads which part of a file is wanted, where it is still the file that the asker has a part of.
 * @param etag of the file as it is, strong
 * @returns as `readRange`
 */
export function readPart({ range, condition }: AskedRange, etag: string, size: number): ReturnType<typeof readRange> {
  return typeof condition === 'string' && condition !== etag ? undefined : readRange(range, size);
}
