import type { Plugin } from 'vite';
import { importsOf, neededBy, pagesIn, reached } from './chunks.ts';

/**
 * Has the styles of a page's lazy parts come with the page, which is complete before their script is there. React Router counts
 * them among those that a lazy part brings as well, and marks their addresses with `#`.
 */
export function stylesOfLazyParts(): Plugin {
  return {
    name: 'styles-of-lazy-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before Vite notes in its manifest which sheets a chunk has.
      order: 'pre',
      handler(_, bundle) {
        for (const page of pagesIn(bundle)) {
          const needed = reached(bundle, [page], neededBy);
          for (const part of reached(bundle, [page], importsOf)) {
            if (needed.has(part)) continue;
            for (const sheet of part.viteMetadata?.importedCss ?? []) page.viteMetadata?.importedCss.add(sheet);
          }
        }
      },
    },
  };
}
