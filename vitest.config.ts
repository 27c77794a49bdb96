import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { wakeScript } from './app/site/wake/vite-plugin-wake.ts';

const databaseTests = ['{app,db,server,tests,tools}/**/*.db.test.{ts,tsx}', 'tests/contract/**/*.test.ts'];

/** The tests that need a database, on one of the two engines that the site runs on. */
function databaseProject(engine: 'embedded' | 'postgres'): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: engine,
      include: databaseTests,
      env: { TEST_ENGINE: engine },
      globalSetup: `tests/support/databases/prepare-${engine}.ts`,
    },
  };
}

/** TEST_DATABASE_URL names a PostgreSQL server where tests may make databases of their own: with it, both engines are tested. */
export default defineConfig({
  plugins: [wakeScript(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  css: { modules: { generateScopedName: '[name]_[local]' } },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    // What has to be quick says so itself: a busy machine takes long for anything.
    testTimeout: 30_000,
    hookTimeout: 180_000,
    setupFiles: ['tests/support/unexpected.ts'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,bench,db,server,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: [...databaseTests, 'tests/e2e/**'],
        },
      },
      databaseProject('embedded'),
      ...(process.env.TEST_DATABASE_URL ? [databaseProject('postgres')] : []),
    ],
  },
});
