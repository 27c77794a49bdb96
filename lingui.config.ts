import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const features = readdirSync(join(import.meta.dirname, 'app/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['zh-CN', 'en-US', 'fr-FR'],
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
    },
    ...features.map((name) => ({
      path: `<rootDir>/app/features/${name}/locales/{locale}`,
      include: [`<rootDir>/app/features/${name}`],
    })),
  ],
});
