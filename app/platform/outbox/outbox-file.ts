import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';

/** What would have left a real site, as a demonstration's outbox file holds it (contract, Settings). */
interface Outgoing {
  channel: 'sms' | 'email' | 'captcha';
  /** Phone, address or captcha id. */
  to: string;
  text: string;
  /** The code or answer that the text brings, for tests and developers. */
  code?: string;
}

/** Adds a line to `DATA_DIR/outbox.jsonl` in a demonstration; with DEMO off nothing is ever written. */
export async function noteInOutbox(settings: Settings, now: Date, outgoing: Outgoing): Promise<void> {
  if (!settings.DEMO) return;
  const line = JSON.stringify({ at: now.toISOString(), ...outgoing });
  await appendFile(join(settings.DATA_DIR, 'outbox.jsonl'), `${line}\n`, { mode: 0o600 });
}
