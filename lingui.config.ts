import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { locales } from './app/platform/i18n/locale.ts';

const features = readdirSync(join(import.meta.dirname, 'app/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default defineConfig({
  sourceLocale: 'en-US',
  locales: [...locales],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/app/shell/locales/{locale}',
      include: [
        '<rootDir>/app/shell',
        '<rootDir>/app/site',
        '<rootDir>/app/ui',
        '<rootDir>/app/platform',
        '<rootDir>/app/root.tsx',
      ],
      exclude: ['<rootDir>/app/ui/console'],
    },
    { path: '<rootDir>/app/console/locales/{locale}', include: ['<rootDir>/app/console', '<rootDir>/app/ui/console'] },
    ...features.map((name) => ({
      path: `<rootDir>/app/features/${name}/locales/{locale}`,
      include: [`<rootDir>/app/features/${name}`],
    })),
  ],
});
