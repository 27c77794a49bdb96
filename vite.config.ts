import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
});
