import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installOtherEngines } from './browser-packages.ts';

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
  ['vitest', 'run', '--project', 'process', 'tests/process/edition-change.test.ts'],
  // Where PostgreSQL is there, `npm test` runs a part of them on the embedded engine (decision 127). After it, what is also proven
  // of PostgreSQL.
  ['vitest', 'run', '--project', 'embedded'],
  ['vitest', 'run', '--project', 'postgres', 'server/backup', 'app/console/xliff'],
  ['vitest', 'run', '--project', 'postgres', 'app/features/reservations/booking/overselling.db.test.ts'],
  ['vitest', 'run', '--project', 'postgres', 'app/features/reservations/booking/interleavings.db.test.ts'],
  ['vitest', 'run', '--project', 'postgres', 'app/features/accounts/codes/code-attacks.db.test.ts'],
  ['vitest', 'run', '--project', 'postgres', 'tests/contract/named-fields.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tools/pictures/weaves/weaves.test.ts'],
  // Several processes: renewed, updated, killed, and their database's primary lost; one after the other, as they tell times. What
  // needs haproxy is left out without it.
  ['vitest', 'run', '--project', 'process', '--no-file-parallelism', 'tests/process/many'],
  // 2,000 connections that drip, 500 streams; a database without room, and without connections.
  ['vitest', 'run', '--project', 'process', 'tests/process/operating/many-open.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/operating/starved.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/operating/backup.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/operating/release.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/operating/edge.test.ts'],
  // Behind nginx and Varnish; in an image. What they need and the machine lacks is named, and they are left out.
  ['vitest', 'run', '--project', 'process', 'tests/process/operating/behind-nginx.test.ts'],
  ['vitest', 'run', '--project', 'process', 'tests/process/operating/image.test.ts'],
  // In Firefox and WebKitGTK: one that is neither here nor to be installed is left out by name.
  ['vitest', 'run', '--project', 'process', 'tests/browsers/engines.test.ts'],
  ['playwright', 'test', '--project', 'embedded'],
];

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    'The proofs are for both databases: set TEST_DATABASE_URL to a PostgreSQL server that may be written to.',
  );
  process.exit(1);
}

/** What is asked for: the proofs whose command has one of the words given, all where none is. */
const words = process.argv.slice(2);
const asked = proofs.filter((proof) => words.length === 0 || words.some((word) => proof.join(' ').includes(word)));
if (asked.length === 0) {
  console.error(`No proof has ${words.join(' or ')} in its command.`);
  process.exit(1);
}

await installOtherEngines();
const binaries = join(import.meta.dirname, '../node_modules/.bin');
const ended = asked.map(([tool = '', ...rest]) => {
  const began = performance.now();
  const { status } = spawnSync(join(binaries, tool), rest, { stdio: 'inherit' });
  const seconds = Math.round((performance.now() - began) / 1000);
  return { proof: [tool, ...rest].join(' '), seconds, passed: status === 0 };
});
for (const { proof, seconds, passed } of ended) {
  console.log(`${passed ? 'passed' : 'FAILED'} ${String(seconds).padStart(5)} s  ${proof}`);
}
if (ended.some(({ passed }) => !passed)) process.exitCode = 1;
