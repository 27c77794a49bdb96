import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { accountHash, type Reachable } from './reachable.server.ts';
import { countUse, countUses, network } from './within-limit.server.ts';

/**
 * Codes for one account, whatever their purpose. With five tries a code it can be guessed at 25 times an hour and 50 times
 * a day: one chance in 20,000 a day.
 */
const perAccount = [
  { name: 'code account minute', times: 1, within: 60 },
  { name: 'code account hour', times: 5, within: 3600 },
  { name: 'code account day', times: 10, within: 86_400 },
];

/** Behind one address there may be a whole mobile network, or the expo's own. */
const perAddress = { name: 'code address', times: 60, within: 3600 };

/** Codes in all, for each channel: what somebody can make the expo spend. */
const inAll = { name: 'code in all', times: 2000, within: 3600 };

/** Why no code leaves now; again in so many seconds. */
export type CodeRefusal = { outcome: 'too-often'; retryAfter: number } | { outcome: 'paused'; retryAfter: number };

/**
 * Counts a code that is to leave: for its account, for the visitor's address, and in all.
 * @returns why it may not leave, where it may not; the caller then rolls back
 */
export async function countCode(
  tx: Tx,
  { settings, clientAddress }: Pick<SiteContext, 'settings' | 'clientAddress'>,
  to: Reachable,
  now: Date,
): Promise<CodeRefusal | undefined> {
  if (!settings.RATE_LIMITS) return undefined;
  const hash = (name: string, text: string) => keyedHash(settings.SESSION_SECRET, `limit ${name}`, text);
  const account = accountHash(settings, 'limit', to);
  const own = [
    { ...perAddress, who: hash(perAddress.name, network(clientAddress)) },
    ...perAccount.map((limit) => ({ ...limit, who: account })),
  ];
  // Last, for everybody waits for its row.
  const all = { ...inAll, who: hash(inAll.name, to.channel) };
  const permits = await countUses(tx, now, [...own, all]);
  const retryAfter = permits.map((permit) => (permit.allowed ? 0 : permit.retryAfter));
  const pause = retryAfter.pop() ?? 0;
  const longest = Math.max(...retryAfter);
  if (longest > 0) return { outcome: 'too-often', retryAfter: longest };
  return pause > 0 ? { outcome: 'paused', retryAfter: pause } : undefined;
}

/** Whether the pause of a channel is to be logged: once an hour, by one process. */
export async function isNewPause(
  { db, settings }: Pick<SiteContext, 'db' | 'settings'>,
  channel: Reachable['channel'],
  now: Date,
): Promise<boolean> {
  const who = keyedHash(settings.SESSION_SECRET, 'limit code paused', channel);
  const { allowed } = await countUse(db, now, { name: 'code paused', who, times: 1, within: inAll.within });
  return allowed;
}
