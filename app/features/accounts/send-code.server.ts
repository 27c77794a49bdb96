import { randomInt } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { type CodePurpose, codeDigits, codeLifetime } from './codes.ts';
import { type CodeRefusal, countCode, isNewPause } from './count-code.server.ts';
import { accountHash, type Reachable } from './reachable.server.ts';
import { codeHash } from './spend-code.server.ts';

/** What became of asking for a one-time code. */
export type CodeSending =
  | { outcome: 'sent' }
  /** Nothing leaves this site on that channel: `channelsOf(settings)` says which do. */
  | { outcome: 'no-channel' }
  | CodeRefusal;

type Sending = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'log' | 'locale' | 'clientAddress'>;

/**
 * Sends a new one-time code; it takes the place of the last one for that purpose. Nothing is looked up: the answer says the
 * same of everybody. The caller has had the captcha passed.
 */
export async function sendCode(
  site: Sending,
  { purpose, to }: { purpose: CodePurpose; to: Reachable },
): Promise<CodeSending> {
  if (!channelsOf(site.settings).includes(to.channel)) return { outcome: 'no-channel' };
  const now = site.clock.now();
  // What is refused is not counted, so that refusals come to an end; and no code is there without its message.
  const refused = await inTransaction(site.db, async (tx) => {
    const refusal = await countCode(tx, site, to, now);
    if (refusal) throw new Refused(refusal);
    await writeCode(tx, site, { purpose, to }, now);
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal;
    throw error;
  });
  if (refused?.outcome === 'paused' && (await isNewPause(site, to.channel, now))) {
    site.log.error({ channel: to.channel, ...refused }, 'so many codes have left that no more do for now');
  }
  return refused ?? { outcome: 'sent' };
}

/** Rolls back what was counted. */
class Refused extends Error {
  readonly refusal: CodeRefusal;

  constructor(refusal: CodeRefusal) {
    super(refusal.outcome);
    this.refusal = refusal;
  }
}

async function writeCode(
  tx: Tx,
  { settings, locale }: Sending,
  { purpose, to }: { purpose: CodePurpose; to: Reachable },
  now: Date,
): Promise<void> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expires = new Date(now.getTime() + codeLifetime);
  const fresh = {
    code_hash: codeHash(settings, purpose, to, code),
    expires_at: expires,
    tries: 0,
    used_at: null,
    created_at: now,
  };
  await tx
    .insertInto('one_time_code')
    .values({ purpose, account_hash: accountHash(settings, 'code', to), ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'account_hash']).doUpdateSet(fresh))
    .execute();
  // Fetched here: the seed comes through this feature's door outside the bundle, where there are no words.
  const { codeText } = await import('./code-texts.server.ts');
  const words = codeText(purpose, code, locale);
  await sendMessage(tx, settings, now, { channel: to.channel, to: to.address, ...words, code, expires });
}
