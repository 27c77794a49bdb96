import { createHash } from 'node:crypto';
import type { MediaStore } from '../storage/media-store.ts';
import { type FileKind, largestFile, type StoredFile, storageKeyOf } from './stored-file.ts';

/** Puts a file into the store. @returns undefined where it is empty, too large, or not what its ending says */
export async function storeFile(
  store: MediaStore,
  { bytes, kind }: { bytes: Uint8Array; kind: FileKind },
): Promise<StoredFile | undefined> {
  if (bytes.length === 0 || bytes.length > largestFile || !isOfKind(bytes, kind)) return undefined;
  const file = { kind, version: versionOf(bytes), bytes: bytes.length };
  await store.write(storageKeyOf(file), bytes);
  return file;
}

/** The version of a file's bytes: others have another one. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** Whether a file's bytes are what its ending says, and nothing in it would run. */
export function isOfKind(bytes: Uint8Array, kind: FileKind): boolean {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  switch (kind) {
    case 'pdf':
      return start.startsWith('%PDF-');
    case 'zip':
      return start.startsWith('PK\x03\x04');
    case 'csv':
      return textOf(bytes) !== undefined;
    case 'ics':
      return textOf(bytes)?.startsWith('BEGIN:VCALENDAR') ?? false;
    case 'svg':
      return isQuietSvg(textOf(bytes) ?? '');
  }
}

/** The bytes as text; undefined where they are no UTF-8 text. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A drawing without scripts, handlers, foreign content, or references to anything outside it. */
function isQuietSvg(text: string): boolean {
  const body = text.replace(/^\s*<\?xml[^>]*\?>\s*/, '');
  if (!/^<svg[\s>]/.test(body)) return false;
  // A prefix gives any element another name: `<s:script>`, of a namespace that is SVG's own.
  return !/<!|<\?|<\/?(?:[\w.-]+:|(?:script|foreignObject|iframe|image|style|animate\w*|set)\b)|\son\w+\s*=|href\s*=\s*["'](?!#)/i.test(
    body,
  );
}
