import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { wakeScript } from './app/site/wake/vite-plugin-wake.ts';

const databaseTests = ['{app,db,server,tests,tools}/**/*.db.test.{ts,tsx}', 'tests/contract/**/*.test.ts'];

/** What looks at a process as a whole (its memory, its environment, what it starts): each file has one of its own. */
const processTests = [
  '{bench,tests,tools}/**/*.test.ts',
  'server/build.test.ts',
  'server/front/cache/kept-pages.test.ts',
];

/** Of those, what speaks with the engine itself: statements, jobs, messages, the search, and what many want at once. */
const engineTests = [
  'app/platform/{db,jobs,once,outbox,search-index}/**/*.db.test.ts',
  'app/features/reservations/booking/{overselling,interleavings,take-places-with-others}.db.test.ts',
  'app/features/accounts/codes/code-attacks.db.test.ts',
];

/** Whether this is `npm test`, which leaves to `npm run prove` what takes long (decision 127). */
const isPart = process.env.TESTS === 'some' && !process.env.PROVE;

/** What takes minutes beside all else, each with several sites of its own: the pieces of it are tested on their own. */
const proofs = [
  'tests/browsers/engines.test.ts',
  'tests/process/language.test.ts',
  'tests/process/many/{roles,releases,killed}.test.ts',
  'tests/process/operating/{backup,behind-nginx,edge,image}.test.ts',
];

/**
 * The tests that need a database, on one of the two engines that the site runs on. Where PostgreSQL runs them all, the
 * embedded engine, which takes three times as long, runs what could be another there, and all under `npm run prove`
 * (decision 127).
 */
function databaseProject(engine: 'embedded' | 'postgres'): TestProjectConfiguration {
  const some = isPart && engine === 'embedded' && process.env.TEST_DATABASE_URL;
  return {
    extends: true,
    test: {
      name: engine,
      isolate: false,
      sequence: { groupOrder: 1 },
      include: some ? engineTests : databaseTests,
      env: { TEST_ENGINE: engine },
      globalSetup: `tests/support/databases/prepare-${engine}.ts`,
    },
  };
}

/**
 * Files share the process of a worker, and what they load in it: to load it anew for each takes half of their processor
 * (record 83). A file that leaves something behind there ends with `afterAll(() => vi.resetModules())`. TEST_DATABASE_URL names a
 * PostgreSQL server where tests may make databases of their own: with it, both engines are tested.
 */
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
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['{app,db,server}/**/*.test.{ts,tsx}'],
          exclude: [...databaseTests, ...processTests],
        },
      },
      {
        extends: true,
        // First: they wait most, and beside them the browser's tests (tests/run.ts) use the processors.
        test: {
          name: 'process',
          include: processTests,
          exclude: [...databaseTests, ...(isPart ? proofs : [])],
          sequence: { groupOrder: 0 },
        },
      },
      databaseProject('embedded'),
      ...(process.env.TEST_DATABASE_URL ? [databaseProject('postgres')] : []),
    ],
  },
});
