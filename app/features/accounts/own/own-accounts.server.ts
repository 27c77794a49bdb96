import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { sendMemberCode } from '../codes/member-code.server.ts';
import type { CodeAsking, CodeSending } from '../codes/send-code.server.ts';
import { spendCode } from '../codes/spend-code.server.ts';
import { accountsLimits } from '../limits.server.ts';
import { maskReachable } from '../mask-reachable.ts';
import { addAccount, memberAccountHashes, memberIdOf, reachablesOf } from '../members/find-member.server.ts';
import type { Member } from '../members/members.ts';
import { tellMemberEverywhere } from '../members/tell-member.server.ts';
import type { Reachable } from '../reachable.server.ts';
import type { SignedIn } from '../sessions/member-session.server.ts';

/** A phone or mail that a member logs in with, as they see it. */
export interface OwnAccount {
  /** By this it is taken away: it says nothing to others. */
  key: string;
  channel: Reachable['channel'];
  /** Masked. */
  shown: string;
}

/** So many phones and mail addresses one member may have. */
const most = 6;

/** A member's phones and mails, oldest first. */
export async function ownAccounts({ db, settings }: SiteContext, memberId: number): Promise<OwnAccount[]> {
  const all = await reachablesOf(db, settings, memberId);
  return all.map((to) => ({
    key: memberAccountHashes(settings, to)[0].toString('base64url'),
    channel: to.channel,
    shown: maskReachable(to),
  }));
}

/** Sends the code with which a member joins a phone or mail. Who asks is known; to whom they may send is limited. */
export function sendJoinCode(
  site: SiteContext,
  member: Member,
  asking: Pick<CodeAsking, 'to' | 'request' | 'instead' | 'open'>,
): Promise<CodeSending> {
  return sendMemberCode(site, member, accountsLimits.joinCode, { ...asking, purpose: 'account' });
}

export type AccountJoined = { outcome: 'joined' | 'wrong' | 'taken' | 'too-many' | 'unproven' };

/**
 * Gives a member one more phone or mail, with the code that was sent there, within a quarter of an hour of a login. All
 * of them are told, the new one too.
 * @param answer `codeId`: which code it is, as `sendCode` has named it
 */
export async function joinAccount(
  site: SiteContext,
  { member, proof }: SignedIn,
  { to, code, codeId }: { to: Reachable; code: string; codeId: string | undefined },
): Promise<AccountJoined> {
  if (!proof) return { outcome: 'unproven' };
  const { db, settings } = site;
  const { accountsWords } = await import('./account-words.server.ts');
  const joined = await inTransaction(db, async (tx): Promise<AccountJoined> => {
    const right = await spendCode(tx, site, { purpose: 'account', to, code, codeId });
    if (!right) return { outcome: 'wrong' };
    await tx.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
    if ((await reachablesOf(tx, settings, member.id)).length >= most) return { outcome: 'too-many' };
    if ((await memberIdOf(tx, settings, to)) !== undefined) return { outcome: 'taken' };
    if (!(await addAccount(tx, site, member.id, to))) return { outcome: 'taken' };
    await tellMemberEverywhere(tx, site, member.id, accountsWords);
    return { outcome: 'joined' };
  });
  if (joined.outcome === 'joined') noteChange(site, member.id, 'account added');
  return joined;
}

export type AccountParted = { outcome: 'parted' | 'missing' | 'last' | 'unproven' };

/**
 * Takes a phone or mail away from a member, but never the last one, within a quarter of an hour of a login. All of them are
 * told, the one that goes too.
 */
export async function partAccount(site: SiteContext, { member, proof }: SignedIn, key: string): Promise<AccountParted> {
  if (!proof) return { outcome: 'unproven' };
  const { accountsWords } = await import('./account-words.server.ts');
  const parted = await inTransaction(site.db, async (tx): Promise<AccountParted> => {
    // Of two at once the second sees what the first has left.
    await tx.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
    const all = await reachablesOf(tx, site.settings, member.id);
    const hashes = all
      .map((to) => memberAccountHashes(site.settings, to))
      .find((own) => own.some((each) => each.toString('base64url') === key));
    if (!hashes) return { outcome: 'missing' };
    if (all.length === 1) return { outcome: 'last' };
    await tellMemberEverywhere(tx, site, member.id, accountsWords);
    await tx.deleteFrom('member_account').where('account_hash', 'in', hashes).execute();
    return { outcome: 'parted' };
  });
  if (parted.outcome === 'parted') noteChange(site, member.id, 'account removed');
  return parted;
}

function noteChange(site: SiteContext, memberId: number, what: string): void {
  noteSecurity(site, 'credentials', { what, member: pseudonym(site.settings, `member ${memberId}`) });
}
