import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { wordsByFeature } from './app/platform/i18n/vite-plugin-words.ts';
import { wakeScript } from './app/site/wake/vite-plugin-wake.ts';

/**
 * What every page needs in two chunks: each further request costs about half a kilobyte of headers. The map and the filters
 * stand apart, as few pages show them.
 */
const chunks = [
  { name: 'framework', test: /[/]node_modules[/](?!altcha-lib)/ },
  {
    name: 'shell',
    test: /[/]app[/](?:root|site[/](?!home|locales|offline)|platform[/]|ui[/](?!africa-map|filters))|preload-helper/,
  },
  { name: 'filters', test: /[/]app[/]ui[/]filters[/]/ },
];

export default defineConfig({
  plugins: [
    wakeScript(),
    wordsByFeature(),
    reactRouter(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
