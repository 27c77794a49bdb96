import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { wakeScript } from './app/site/wake/vite-plugin-wake.ts';
export default defineConfig({
  plugins: [reactRouter(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), wakeScript()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  cacheDir: '/tmp/shell-vite',
  environments: { ssr: { build: { rolldownOptions: { input: './server/main.ts' } } } },
});
