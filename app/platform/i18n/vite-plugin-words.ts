import type { Plugin } from 'vite';

const prefix = 'virtual:words/';
const hidden = `\0${prefix}`;
const featureModule = /\/app\/features\/([\w-]+)\/.*\.tsx?$/;

/**
 * In the browser, has every module of a feature that speaks (uses Lingui's macros) wait for the feature's words in the
 * language of the page. So a page brings the words of what it shows, and not those of the whole site.
 */
export function wordsByFeature(): Plugin {
  return {
    name: 'words-by-feature',
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
