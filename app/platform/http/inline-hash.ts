import { hash } from 'node:crypto';

/** Hashes (`sha256-...`) of what stands inline in a page and may run or style. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A hash as a policy writes it, of the text as a browser holds it: line ends become LF when a page is read. */
export function inlineHash(text: Buffer | string): string {
  const read = text.includes('\r') ? text.toString().replace(/\r\n?/g, '\n') : text;
  return `sha256-${hash('sha256', read, 'base64')}`;
}
