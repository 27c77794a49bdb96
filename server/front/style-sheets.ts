import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads style sheets of the build for putting them into pages, each once: their names are hashed.
 * @param clientDirectory the folder that is served from the root (build/client)
 * @returns gives the text for `/assets/name.css`, undefined for any other address or a file that is not there
 */
export function styleSheets(clientDirectory: string): (href: string) => string | undefined {
  const read = new Map<string, string | undefined>();
  return (href) => {
    if (!/^\/assets\/[\w.-]+\.css$/.test(href)) return undefined;
    if (!read.has(href)) read.set(href, readSheet(join(clientDirectory, href)));
    return read.get(href);
  };
}

function readSheet(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
