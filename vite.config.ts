import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { wakeScript } from './app/site/wake/vite-plugin-wake.ts';

/** What every page needs in two chunks: each further request costs about 0.8 kB of headers. */
const chunks = [
  { name: 'framework', test: /[/]node_modules[/]/ },
  {
    name: 'shell',
    test: /[/]app[/](?:root|site[/](?!home|locales)|platform[/](?!i18n[/]words)|ui[/](?:base|weave))/,
  },
];

export default defineConfig({
  plugins: [wakeScript(), reactRouter(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
