import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataOfSite } from './this-run.ts';

interface Sent {
  to: string;
  text?: string;
  code?: string;
}

/**
 * What the sites of this run have sent to somebody, the latest last, or the answer of a graphic code by its id: from the
 * outbox of the demonstration (contract, Settings). Ids are random, so only one of the sites has them.
 */
export function sentTo(to: string): Sent[] {
  const outboxes = ['embedded', 'postgres'].map((engine) => join(dataOfSite(engine), 'outbox.jsonl'));
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
