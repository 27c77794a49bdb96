import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { debianChromium } from './tests/browser-packages.ts';
import { portOfRun } from './tests/e2e/this-run.ts';

/** Every run has sites of its own; the second one only where TEST_DATABASE_URL names a PostgreSQL server for tests. */
const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => engine === 'embedded' || process.env.TEST_DATABASE_URL,
);

const sites = await Promise.all(
  engines.map(async (engine, i) => {
    const port = await portOfRun(`E2E_PORT_${engine.toUpperCase()}`, 4173 + i);
    return { engine, port, url: `http://localhost:${port}` };
  }),
);

/** Whether this is `npm test`, which leaves to `npm run prove` what takes long and asks much the same again (decision 132). */
const isPart = process.env.TESTS === 'some' && !process.env.PROVE;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  ...(isPart ? { grepInvert: /@prove/ } : {}),
  retries: 0,
  // Two browsers, two sites and other tests share two processors: what has to be quick says so itself.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    // Tests cut the network by themselves: only those about the service worker have one in between.
    serviceWorkers: 'block',
    launchOptions: {
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Traces more than double the time of a run: `playwright test --trace retain-on-failure` where one is needed.
    screenshot: 'only-on-failure',
  },
  projects: sites.map(({ engine, url }) => ({
    name: engine,
    use: { baseURL: url },
    // What the engine could change: a few pages of each kind are enough.
    ...(engine === 'postgres' ? { grep: /@smoke/ } : {}),
  })),
  webServer: sites.map(({ engine, port, url }) => ({
    command: `"${process.execPath}" tests/e2e/serve.ts ${engine} ${port}`,
    url: `${url}/readyz`,
    // The first one makes the build where it is missing.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  })),
});
