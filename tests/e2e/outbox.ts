import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataOfSite, portVariables } from './ports.ts';

interface Sent {
  to: string;
  text?: string;
  code?: string;
}

/**
 * What the sites of this run have sent to somebody, the latest last, or the answer of a graphic code by its id: from the
 * outbox of the demonstration (contract, Settings). Never from another run's, one that was killed for example: accounts
 * that every run has would be told its codes.
 */
export function sentTo(to: string): Sent[] {
  const outboxes = Object.values(portVariables)
    .flatMap((variable) => process.env[variable] ?? [])
    .map((port) => join(dataOfSite(port), 'outbox.jsonl'));
  const sent = outboxes.filter(existsSync).flatMap((file) =>
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
