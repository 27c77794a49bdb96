import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const name = 'virtual:wake-script';
const entry = resolve(import.meta.dirname, 'wake.ts');

/**
 * Gives `virtual:wake-script`: the text of the waking script, one classic script without imports. The browser's bundle
 * gets an empty text: there the script already stands in the page.
 */
export function wakeScript(): Plugin {
  return {
    name: 'wake-script',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      if (this.environment.name === 'client') return "export const wakeText = '';";
      const { text, sources } = await bundleWakeScript();
      for (const source of sources) this.addWatchFile(source);
      return `export const wakeText = ${JSON.stringify(text)};`;
    },
  };
}

/** Bundles and minifies the script. */
export async function bundleWakeScript(): Promise<{ text: string; sources: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      target: 'es2020',
      lib: { entry, formats: ['iife'], name: 'wake' },
      modulePreload: false,
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunk = outputs[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('The waking script was not built');
  const text = chunk.code.trim();
  if (/<\/script|<!--/i.test(text)) throw new Error('The waking script must not hold the end of a script');
  return { text, sources: chunk.moduleIds };
}
