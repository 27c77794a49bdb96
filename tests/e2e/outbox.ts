import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Sent {
  to: string;
  text?: string;
  code?: string;
}

/**
 * What the site has sent to somebody, the latest last, or the answer of a graphic code by its id: from the outbox of the
 * demonstration that a test runs on (contract, Settings). Ids are random, so of several sites only one has them.
 */
export function sentTo(to: string): Sent[] {
  const sent = globSync(join(tmpdir(), 'expo-e2e-*', 'outbox.jsonl')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Sent),
  );
  return sent.filter((one) => one.to === to);
}

/** The last code that the site has sent to somebody, or the answer of a graphic code by its id. */
export function codeFor(to: string): string {
  const code = sentTo(to).findLast((one) => one.code)?.code;
  if (!code) throw new Error(`Nothing was sent to ${to}`);
  return code;
}
