import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Limit } from '#platform/feature/limit.ts';
import { mostWith, type Stepped, stepsBeyond, workFor } from '../limits/network-share.server.ts';
import { network } from '../limits/networks.server.ts';
import {
  type Asking,
  type Counted,
  countUse,
  countUses,
  readUses,
  type Use,
  usesOfNetworks,
} from '../limits/within-limit.server.ts';
import { limitHash, type Reachable } from '../reachable.server.ts';
import type { CodePurpose } from './codes.ts';

const hour = 3600;
const day = 24 * hour;

/** What is counted on each channel, for everybody and in each network. All of it grows with CODES_PER_HOUR. */
function limitsOf({ CODES_PER_HOUR: most }: Pick<Asking['settings'], 'CODES_PER_HOUR'>) {
  return {
    /** Codes for whoever asks: what somebody can make the expo spend. */
    inAll: { name: 'code in all', times: most, within: hour },
    /** Beyond that, for those who are known; what others ask for then is counted, and not sent. */
    forKnown: { name: 'code for known', times: 0.6 * most, within: hour },
    /** Codes asked for in one network: half of all while there are enough (`pressedNetwork` once half has left). */
    calmNetwork: { name: 'code', times: most / 2, within: hour },
    /** Wrong codes typed in all, beyond which codes cost more work. */
    wrongInAll: { name: 'wrong code in all', times: 0.4 * most, within: hour },
  };
}
const notSent = { name: 'code not sent', times: Number.POSITIVE_INFINITY, within: hour };

/** Codes for one account and purpose on one device, or from one network. */
const perMinute = { name: 'code minute', times: 1, within: 60 };
/** On a device that has logged in to the account nobody else uses them up. */
const onDevice = [
  { name: 'code hour', times: 5, within: hour },
  { name: 'code day', times: 10, within: day },
];

/** Anywhere else, from one network, and from all of them together, more ask for harder puzzles. */
const elsewhere: Stepped[] = [
  { name: 'code hour', times: 5, within: hour, step: 1 },
  { name: 'code day', times: 10, within: day, step: 1 },
  { name: 'code hour anywhere', times: 12, within: hour, step: 2 },
  { name: 'code day anywhere', times: 24, within: day, step: 2 },
];
/** However hard the puzzles. With five tries a code an account can be guessed at 240 times a day. */
const mostOfAccount = { name: 'code most', times: 48, within: day };

/** What codes asked for in one network are once half of all has left. */
const pressedNetwork = { times: 60, within: hour };
/** Wrong codes typed in one network, beyond which codes cost more work. */
const wrongOfNetwork = { name: 'wrong code', times: 300, within: hour };

/** How hard the puzzle is for everybody, by how much of what may leave in an hour has left. */
const byPressure = [
  { from: 0.95, work: 6 },
  { from: 0.85, work: 4 },
  { from: 0.75, work: 2 },
];

/** What is asked for, and by whom. */
export interface CodeAsked {
  purpose: CodePurpose;
  to: Reachable;
  /** The device that has logged in with that account before, where it is one. */
  device: string | undefined;
}

/** What stands in the way of a code just now. */
export interface CodeStanding {
  /** How hard a puzzle this account asks for. */
  ofAccount: number;
  /** How hard a puzzle the visitor's network and the site ask for; without it codes leave for those who are known only. */
  ofAll: number;
  /** No more leave for others; again in so many seconds. */
  paused: number;
  /** Not even for those who are known. */
  pausedForKnown: number;
  /** In so many seconds the account's count begins anew. */
  retryAfter: number;
}

const nothing: CodeStanding = { ofAccount: 0, ofAll: 0, paused: 0, pausedForKnown: 0, retryAfter: 0 };

/** What whoever asks has to show before a code leaves. It is the same for known and unknown accounts. */
export async function codeStanding(site: Asking, { purpose, to, device }: CodeAsked): Promise<CodeStanding> {
  if (!site.settings.RATE_LIMITS) return nothing;
  const { inAll, forKnown, calmNetwork, wrongInAll } = limitsOf(site.settings);
  const networks = usesOfNetworks(site, calmNetwork);
  const wrongs = usesOfNetworks(site, wrongOfNetwork);
  const stepped = device === undefined ? elsewhere : [];
  const stranger = stepped.map((limit) => ({ ...limit, who: whoOf(site, limit.name, { purpose, to, device }) }));
  const channel = [inAll, forKnown, wrongInAll].map((limit) => ({ ...limit, who: whoInAll(site, limit.name, to) }));
  const counted = await readUses(site.db, site.clock.now(), [...channel, ...networks, ...wrongs, ...stranger]);
  const next = (many: number) => counted.splice(0, many);
  const [all, known, wrong] = next(3) as [Counted, Counted, Counted];
  const used = all.count / inAll.times;
  const ofNetworks = workOf(next(networks.length), networks, used < 0.5 ? 1 : pressedNetwork.times / calmNetwork.times);
  const ofWrong = workOf(next(wrongs.length), wrongs);
  const works = stranger.map((limit, i) => stepsBeyond(counted[i]?.count ?? 0, limit));
  const pressure = byPressure.find(({ from }) => used >= from)?.work ?? 0;
  const ofAll = Math.max(ofNetworks, ofWrong, pressure, workFor(wrong.count, wrongInAll.times));
  return {
    ofAccount: Math.max(0, ...works),
    ofAll: device === undefined ? ofAll : 0,
    paused: used >= 1 ? all.retryAfter : 0,
    pausedForKnown: known.count >= forKnown.times ? known.retryAfter : 0,
    retryAfter: Math.max(0, ...counted.map(({ retryAfter }, i) => (works[i] ? retryAfter : 0))),
  };
}

const workOf = (counted: readonly Counted[], uses: readonly Use[], part = 1) =>
  Math.max(...counted.map(({ count }, i) => workFor(count, (uses[i]?.times ?? 0) * part)));

/** By which budget a code goes: everybody's, that of the known, or none: it is only counted, and does not leave. */
export type CodeBudget = 'all' | 'known' | 'none';

/** Why a code may not be counted: the caller rolls back. `harder`: its puzzle is no longer hard enough. */
export type Uncounted = { [Why in 'harder' | 'too-often' | 'paused']: { outcome: Why; retryAfter: number } }[
  | 'harder'
  | 'too-often'
  | 'paused'];

/**
 * Counts a code that is to leave: for its account and whoever asks, for the visitor's networks, and in all. Of any number
 * at once no more are counted than their puzzles allow.
 * @param asked `work`: how hard a puzzle was solved for it
 */
export async function countCode(
  tx: Tx,
  site: Omit<Asking, 'db'>,
  asked: CodeAsked & { work: number },
  budget: CodeBudget,
): Promise<Uncounted | undefined> {
  if (!site.settings.RATE_LIMITS) return undefined;
  const { device, work, to } = asked;
  const { inAll, forKnown, calmNetwork } = limitsOf(site.settings);
  const limited = (outcome: Uncounted['outcome']) => (limit: Limit) => {
    return { ...limit, outcome, who: whoOf(site, limit.name, asked) };
  };
  // Who was told that a puzzle would help may come with it at once.
  const minute = { ...perMinute, name: budget === 'all' ? perMinute.name : `${perMinute.name} of known` };
  const walls = device === undefined ? [mostOfAccount] : onDevice;
  const stepped = device === undefined ? elsewhere.map((limit) => ({ ...limit, times: mostWith(limit, work) })) : [];
  const networks = device === undefined ? usesOfNetworks(site, calmNetwork) : [];
  const total = { all: inAll, known: forKnown, none: notSent }[budget];
  const uses = [
    ...[minute, ...walls].map(limited('too-often')),
    ...stepped.map(limited('harder')),
    ...networks.map((use) => ({ ...use, times: Number.POSITIVE_INFINITY, outcome: 'harder' as const })),
    // Last, for everybody waits for its row.
    { ...total, who: whoInAll(site, total.name, to), outcome: 'paused' as const },
  ];
  const permits = await countUses(tx, site.clock.now(), uses);
  const refused = permits.flatMap((permit, i) => {
    const outcome = uses[i]?.outcome;
    return permit.allowed || !outcome ? [] : [{ outcome, retryAfter: permit.retryAfter }];
  });
  const longest = (outcome: Uncounted['outcome']) =>
    refused.filter((each) => each.outcome === outcome).toSorted((a, b) => b.retryAfter - a.retryAfter)[0];
  return longest('too-often') ?? longest('harder') ?? longest('paused');
}

/** Counts a wrong code, in the visitor's networks and in all. */
export async function countWrongCode(tx: Asking['db'] | Tx, site: Omit<Asking, 'db'>, to: Reachable): Promise<void> {
  if (!site.settings.RATE_LIMITS) return;
  const { wrongInAll } = limitsOf(site.settings);
  const all = { ...wrongInAll, who: whoInAll(site, wrongInAll.name, to) };
  await countUses(tx, site.clock.now(), [...usesOfNetworks(site, wrongOfNetwork), all]);
}

/** Whether it is to be logged that codes run short on a channel: once an hour, by one process. */
export async function isNewPause(
  { db, settings, clock }: Omit<Asking, 'clientAddress'>,
  to: Reachable,
): Promise<boolean> {
  const who = keyedHash(settings.SESSION_SECRET, 'limit code paused', to.channel);
  const { allowed } = await countUse(db, clock.now(), { name: 'code paused', who, times: 1, within: hour });
  return allowed;
}

/** Whose uses are counted together: an account with a purpose, on a device or in a network; `anywhere` and `most`, without. */
function whoOf(
  { settings, clientAddress }: Pick<Asking, 'settings' | 'clientAddress'>,
  name: string,
  { purpose, to, device }: CodeAsked,
): Buffer {
  const account = limitHash(settings, 'code', to).toString('base64url');
  const everywhere = /anywhere|most/.test(name);
  const where = everywhere ? '' : device === undefined ? network(clientAddress) : `device ${device}`;
  return keyedHash(settings.SESSION_SECRET, 'limit code of account', `${purpose} ${account} ${where}`);
}

function whoInAll({ settings }: Pick<Asking, 'settings'>, name: string, { channel }: Reachable): Buffer {
  return keyedHash(settings.SESSION_SECRET, `limit ${name}`, channel);
}
