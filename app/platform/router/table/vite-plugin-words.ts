import { createHash } from 'node:crypto';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { type Bundle, type Chunk, importsOf, pagesIn, reached } from './chunks.ts';
import { moduleWithWords } from './page-module.ts';

type Catalogue = Record<string, unknown>;

/**
 * Gives a page the words that it shows, and not those of the whole site: for the code of every page a module in each language
 * that holds the words of all it imports, and the page itself or, where others import that one too, passes it on. The browser's
 * table of pages names that one (`app/platform/router/table/write-manifests.ts`). What the frame of every page says comes with the document's
 * (`root`). While developing, every module fetches the words of its feature.
 */
export function wordsOfPages(): Plugin[] {
  return [
    {
      name: 'words-of-pages',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'client',
      generateBundle: {
        order: 'post',
        async handler(_, bundle) {
          const catalogues = await compiledWords();
          for (const { fileName, source } of modulesWithWords(bundle, catalogues)) {
            this.emitFile({ type: 'asset', fileName, source });
          }
        },
      },
    },
    wordsByFeature(),
  ];
}

/** All words of the site, compiled, by the id that the code names them by. */
async function compiledWords(): Promise<Map<Locale, Catalogue>> {
  const config = getConfig();
  const catalogues = await getCatalogs(config);
  const { fallbackLocales, sourceLocale } = config;
  const all = new Map<Locale, Catalogue>();
  for (const locale of locales) {
    const words: Catalogue = {};
    for (const catalogue of catalogues) {
      const { messages } = await catalogue.getTranslations(locale, { fallbackLocales, sourceLocale });
      const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' });
      Object.assign(words, (JSON.parse(source) as { messages: Catalogue }).messages);
    }
    all.set(locale, words);
  }
  return all;
}

function modulesWithWords(bundle: Bundle, catalogues: Map<Locale, Catalogue>): { fileName: string; source: string }[] {
  const entries = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk' && each.isEntry);
  const frame = reached(bundle, entries.filter(isFrame), importsOf);
  const imported = new Set(Object.values(bundle).flatMap(importsOf));
  return pagesIn(bundle).flatMap((page) => {
    const own = [...reached(bundle, [page], importsOf)].filter((chunk) => !frame.has(chunk));
    const shown = page.name === 'root' ? [...frame] : own;
    if (shown.length === 0) return [];
    const named = new Set(shown.flatMap(({ code }) => [...code.matchAll(messageId)].map(([, id]) => id ?? '')));
    const code = imported.has(page.fileName) ? passedOn(page) : page.code;
    return [...catalogues].map(([locale, words]) => {
      const said = Object.fromEntries(Object.entries(words).filter(([id]) => named.has(id)));
      const source = `Object.assign(window.expoWords??={},${JSON.stringify(said)});${code}`;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      return { fileName: moduleWithWords(page.fileName, locale, hash), source };
    });
  });
}

/** A module whose code stands in one file only: it must not run twice. */
function passedOn({ fileName }: Chunk): string {
  const path = `./${fileName.split('/').at(-1)}`;
  return `export*from"${path}";export{default}from"${path}";`;
}

/** A string as long as Lingui's ids. That some other string is one by chance costs a word, no more. */
const messageId = /["'`]([\w-]{6})["'`]/g;

/** What every page has: the document, the frame of the page, and the program that wakes it. */
function isFrame({ name }: Chunk): boolean {
  return ['root', 'language-layout', 'entry.client'].includes(name);
}

const prefix = 'virtual:words/';
const hidden = `\0${prefix}`;
const featureModule = /\/app\/features\/([\w-]+)\/.*\.tsx?$/;

/** While developing: every module of a feature that speaks (uses Lingui's macros) waits for the feature's words. */
function wordsByFeature(): Plugin {
  return {
    name: 'words-by-feature',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(hidden) ? wordsModule(id.slice(hidden.length)) : undefined),
    transform(code, id) {
      const feature = featureModule.exec(id.split('?')[0] ?? '')?.[1];
      if (!feature || !/@lingui\/(react|core)\/macro/.test(code)) return undefined;
      return { code: `import '${prefix}${feature}';\n${code}`, map: null };
    },
  };
}

function wordsModule(feature: string): string {
  return `
    import { addWords } from '/app/platform/i18n/page-words.ts';
    await addWords(import.meta.glob('/app/features/${feature}/locales/*.po', { import: 'messages' }));
  `;
}
