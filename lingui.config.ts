import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

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
    { path: '<rootDir>/app/features/{name}/locales/{locale}', include: ['<rootDir>/app/features/{name}'] },
  ],
});
