import { randomBytes, randomInt } from 'node:crypto';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { countText, DailyLimitReached, secondsToNextDay, textsAreSpent } from '#platform/outbox/sms/daily-limit.ts';
import { accountHash, type Reachable } from '../reachable.server.ts';
import { type CodePurpose, codeDigits, codeLifetime } from './codes.ts';
import {
  type CodeAsked,
  type CodeBudget,
  type CodeStanding,
  codeStanding,
  countCode,
  isNewPause,
  type Uncounted,
} from './count-code.server.ts';
import { knownDevice } from './device-cookie.server.ts';
import { isKnown } from './known-account.server.ts';
import { askedFromHash, codeHash } from './spend-code.server.ts';

/** What became of asking for a one-time code. `codeId` names the code for whoever asked: its tries are theirs. */
export type CodeSending =
  | { outcome: 'sent'; codeId: string }
  /**
   * It has left if the phone or mail is known here. Whether it is, is not said: others solve a puzzle of `work`, where that
   * helps, or ask again in `retryAfter` seconds.
   */
  | { outcome: 'known-only'; codeId: string; work: number | undefined; retryAfter: number }
  /** Many were asked for by this account: with a puzzle of `work`, or in so many seconds. */
  | { outcome: 'harder'; work: number; retryAfter: number }
  | { outcome: 'too-often'; retryAfter: number }
  /** None leave for anybody. */
  | { outcome: 'paused'; retryAfter: number }
  /** No more text messages leave today, in all or to that country; mails do. The day ends in so many seconds. */
  | { outcome: 'texts-spent'; retryAfter: number }
  /** Nothing leaves this site on that channel: `channelsOf(settings)` says which do. */
  | { outcome: 'no-channel' };

/** Who asks for a code, and for what. */
export interface CodeAsking {
  purpose: CodePurpose;
  to: Reachable;
  /** The request: a device that has logged in with the account has counts of its own. */
  request: Request;
  /** How hard a puzzle the caller has had solved; 0 for a graphic code. */
  work: number;
  /** What the code is to be called: of one name one leaves. Left out, it gets a name that nobody can guess. */
  codeId?: string;
  /** The code that this one takes the place of. */
  instead?: string | undefined;
  /** It may be answered without `codeId`: for calls, whose clients may know nothing of it. */
  open?: boolean;
}

type Sending = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'log' | 'locale' | 'clientAddress'>;

/**
 * Sends a new one-time code, in place of the one that the same asker had for that purpose; others' stay. The answer says
 * the same of everybody, known or not, and takes as long. The caller has had the captcha passed.
 */
export async function sendCode(site: Sending, asking: CodeAsking): Promise<CodeSending> {
  const sent = await trySending(site, asking);
  if (asking.codeId === undefined) return sent;
  // Another request for the code of that name may have been faster: what became of that one is true of both.
  return (await sentUnder(site.db, asking.codeId)) ?? sent;
}

async function trySending(site: Sending, asking: CodeAsking): Promise<CodeSending> {
  const { to, purpose, request, work } = asking;
  const shut = await shutFor(site, to);
  if (shut) return shut;
  const device = knownDevice(request, site, to);
  const asked = { purpose, to, device, work };
  const standing = await codeStanding(site, asked);
  if (work < standing.ofAccount) return harder(standing);
  let { paused } = standing;
  if (paused === 0 && work >= standing.ofAll) {
    const sent = await leave(site, asking, asked, { budget: 'all' });
    if (sent.outcome === 'harder') return harder(await codeStanding(site, asked));
    if (sent.outcome !== 'paused') return sent;
    paused = sent.retryAfter;
  }
  if (paused > 0 && (await isNewPause(site, to))) {
    site.log.error({ channel: to.channel, paused }, 'so many codes have left that they leave for known accounts only');
  }
  if (standing.pausedForKnown > 0) return { outcome: 'paused', retryAfter: standing.pausedForKnown };
  const knownOnly = { work: paused > 0 ? undefined : standing.ofAll, retryAfter: paused };
  const budget = (await isKnown(site.db, site, to)) ? 'known' : 'none';
  const sent = await leave(site, asking, asked, { budget, knownOnly });
  if (sent.outcome === 'harder') return harder(await codeStanding(site, asked));
  if (sent.outcome !== 'sent') return sent;
  return { ...sent, ...knownOnly, outcome: 'known-only' };
}

/** Why nothing leaves on this channel for anybody, whoever asks; undefined where something does. */
async function shutFor(site: Sending, { channel, address }: Reachable): Promise<CodeSending | undefined> {
  const { db, settings, clock } = site;
  if (!channelsOf(settings).includes(channel)) return { outcome: 'no-channel' };
  const spent = channel === 'sms' && (await textsAreSpent(db, settings, clock.now(), address));
  return spent ? textsSpent(site) : undefined;
}

function textsSpent({ clock }: Sending): Extract<CodeSending, { outcome: 'texts-spent' }> {
  return { outcome: 'texts-spent', retryAfter: secondsToNextDay(clock.now()) };
}

function harder({ ofAccount, ofAll, retryAfter }: CodeStanding): CodeSending {
  // Where another request was faster, what it met may have ended meanwhile.
  return { outcome: 'harder', work: Math.max(1, ofAccount, ofAll), retryAfter: Math.max(1, retryAfter) };
}

/** How a code goes out. `knownOnly`: what is said of one that leaves for those who are known only. */
interface Leaving {
  budget: CodeBudget;
  knownOnly?: Pick<Extract<CodeSending, { outcome: 'known-only' }>, 'work' | 'retryAfter'>;
}

/** What is refused is not counted, so that refusals come to an end; and no code is there without its message. */
async function leave(
  site: Sending,
  asking: CodeAsking,
  asked: CodeAsked & { work: number },
  leaving: Leaving,
): Promise<{ outcome: 'sent'; codeId: string } | Extract<CodeSending, { outcome: 'texts-spent' }> | Uncounted> {
  return inTransaction(site.db, async (tx) => {
    const uncounted = await countCode(tx, site, asked, leaving.budget);
    if (uncounted) throw new Refused(uncounted);
    const codeId = await writeCode(tx, site, asking, leaving);
    // At last, for everybody waits for its row.
    const { to } = asking;
    const last =
      to.channel === 'sms' && leaving.budget !== 'none'
        ? await countText(tx, site.settings, site.clock.now(), to.address)
        : [];
    return { outcome: 'sent' as const, codeId, last };
  })
    .then(({ last, ...sent }) => {
      if (last.length > 0) site.log.error({ prefixes: last }, 'the last text message of the day has left');
      return sent;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.uncounted;
      if (error instanceof DailyLimitReached) return textsSpent(site);
      if (error instanceof WrittenBefore) return { outcome: 'sent' as const, codeId: error.codeId };
      throw error;
    });
}

/** Rolls back what was counted. */
class Refused extends Error {
  readonly uncounted: Uncounted;

  constructor(uncounted: Uncounted) {
    super(uncounted.outcome);
    this.uncounted = uncounted;
  }
}

/** A code of that name is there already: rolls back what was counted for this one. */
class WrittenBefore extends Error {
  readonly codeId: string;

  constructor(codeId: string) {
    super('written before');
    this.codeId = codeId;
  }
}

/** What became of the code that was written under a name, as it was said to whoever had it written; undefined where none was. */
async function sentUnder(db: Database, codeId: string): Promise<CodeSending | undefined> {
  const row = await db
    .selectFrom('one_time_code')
    .select(['known_only_work as work', 'known_only_wait as retryAfter'])
    .where('id', '=', codeId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { work, retryAfter } = row;
  if (retryAfter === null) return { outcome: 'sent', codeId };
  return { outcome: 'known-only', codeId, work: work ?? undefined, retryAfter };
}

/** Of the budget `none` all is written as if it left, but what is written is no code, and its message too old to leave. */
async function writeCode(
  tx: Tx,
  site: Sending,
  { purpose, to, instead, open, codeId }: CodeAsking,
  { budget, knownOnly }: Leaving,
): Promise<string> {
  const leaves = budget !== 'none';
  const { settings, locale } = site;
  const now = site.clock.now();
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expires = new Date(now.getTime() + codeLifetime);
  const account_hash = accountHash(settings, 'code', to);
  const asked_from_hash = open ? askedFromHash(site) : null;
  const id = codeId ?? randomBytes(16).toString('base64url');
  await tx
    .deleteFrom('one_time_code')
    .where('purpose', '=', purpose)
    .where('account_hash', '=', account_hash)
    .where((eb) => eb.or([eb('id', '=', instead ?? ''), eb('asked_from_hash', '=', asked_from_hash ?? Buffer.of())]))
    .execute();
  const written = await tx
    .insertInto('one_time_code')
    .values({
      id,
      purpose,
      account_hash,
      asked_from_hash,
      code_hash: leaves ? codeHash(settings, purpose, to, code) : randomBytes(32),
      expires_at: expires,
      tries: 0,
      used_at: null,
      created_at: now,
      known_only_work: knownOnly?.work ?? null,
      known_only_wait: knownOnly?.retryAfter ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new WrittenBefore(id);
  // Fetched here: the seed comes through this feature's door outside the bundle, where there are no words.
  const { codeWords } = await import('./code-words.server.ts');
  const words = codeWords(purpose, code, locale);
  const minutes = String(codeLifetime / 60_000);
  const template = { name: purpose, values: { code, minutes } };
  const message = { channel: to.channel, to: to.address, ...words, code, template, locale };
  await sendMessage(tx, settings, now, { ...message, counted: true, expires: leaves ? expires : now });
  return id;
}
