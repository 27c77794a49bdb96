import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHash } from '#platform/http/inline-hash.ts';

/** Style sheets of the build, for putting them into pages. */
export interface StyleSheets {
  /** Whether an address is that of a sheet that can be put into a page. */
  has(href: string): boolean;
  /** A style element of several sheets, and the hash of its text: made once for all pages with the same ones. */
  together(hrefs: readonly string[]): { element: Buffer; hash: string };
}

/**
 * Reads style sheets of the build, each once: their names are hashed.
 * @param clientDirectory the folder that is served from the root (build/client)
 */
export function styleSheets(clientDirectory: string): StyleSheets {
  const read = new Map<string, string | undefined>();
  const made = new Map<string, { element: Buffer; hash: string }>();
  const textOf = (href: string) => {
    if (!/^\/assets\/[\w.-]+\.css$/.test(href)) return undefined;
    if (!read.has(href)) read.set(href, readSheet(join(clientDirectory, href)));
    return read.get(href);
  };
  return {
    has: (href) => textOf(href) !== undefined,
    together: (hrefs) => {
      const key = hrefs.join(' ');
      const known = made.get(key);
      if (known) return known;
      const text = hrefs.map(textOf).join('\n');
      const style = { element: Buffer.from(`<style>${text}</style>`), hash: inlineHash(text) };
      made.set(key, style);
      return style;
    },
  };
}

/** @returns undefined for a sheet that is not there, or would end its element early */
function readSheet(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return /<\/style/i.test(text) ? undefined : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
