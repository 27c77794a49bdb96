import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The proofs that take long, in full: what `npm test` runs reduced. PROVE is set by the command. */
const proofs = [
  ['vitest', 'run', '--project', 'process', 'server/front/cache/kept-pages.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/crawl.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/language.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/strangers.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/console/console-attacks.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/held-texts/held-texts.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/bodies.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/uploads.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/memory.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/reservations-oversell.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/reservations-kill.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/outage.test.ts'],
  // On both databases: TEST_DATABASE_URL names the server.
  ['vitest', 'run', 'app/features/reservations/booking/overselling.db.test.ts'],
  ['vitest', 'run', 'app/features/reservations/booking/interleavings.db.test.ts'],
  ['vitest', 'run', 'app/features/accounts/codes/code-attacks.db.test.ts'],
  ['vitest', 'run', 'tests/contract/named-fields.test.ts'],
  ['playwright', 'test', '--project', 'embedded'],
];

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    'The proofs are for both databases: set TEST_DATABASE_URL to a PostgreSQL server that may be written to.',
  );
  process.exit(1);
}

const binaries = join(import.meta.dirname, '../node_modules/.bin');
for (const [tool = '', ...rest] of proofs) {
  const { status } = spawnSync(join(binaries, tool), rest, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
