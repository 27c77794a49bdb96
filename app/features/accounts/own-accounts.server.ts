import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { addAccount, memberAccountHash, memberIdOf, reachablesOf } from './find-member.server.ts';
import { limitWrongCodes, type TooManyWrong } from './limit-wrong-codes.server.ts';
import { maskReachable } from './mask-reachable.ts';
import type { SignedIn } from './member-session.server.ts';
import type { Reachable } from './reachable.server.ts';
import { spendCode } from './spend-code.server.ts';
import { tellMember } from './tell-member.server.ts';

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
    key: memberAccountHash(settings, to).toString('base64url'),
    channel: to.channel,
    shown: maskReachable(to),
  }));
}

export type AccountJoined = { outcome: 'joined' | 'wrong' | 'taken' | 'too-many' | 'unproven' } | TooManyWrong;

/**
 * Gives a member one more phone or mail, with the code that was sent there, within a quarter of an hour of a login. All
 * their addresses are told.
 */
export async function joinAccount(
  site: SiteContext,
  { member, proof }: SignedIn,
  { to, code }: { to: Reachable; code: string },
): Promise<AccountJoined> {
  if (!proof) return { outcome: 'unproven' };
  const { db, settings, clock } = site;
  const { accountsText } = await import('./account-texts.server.ts');
  const look = () =>
    inTransaction(db, async (tx): Promise<AccountJoined> => {
      const right = await spendCode(tx, settings, clock.now(), { purpose: 'account', to, code });
      if (!right) return { outcome: 'wrong' };
      await tx.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
      if ((await reachablesOf(tx, settings, member.id)).length >= most) return { outcome: 'too-many' };
      if ((await memberIdOf(tx, settings, to)) !== undefined) return { outcome: 'taken' };
      // Before it is added: those that there were are told, not the new one.
      await tellMember(tx, site, member.id, accountsText);
      return { outcome: (await addAccount(tx, site, member.id, to)) ? 'joined' : 'taken' };
    });
  return limitWrongCodes(site, look, ({ outcome }) => outcome === 'wrong');
}

export type AccountParted = { outcome: 'parted' | 'missing' | 'last' | 'unproven' };

/** Takes a phone or mail away from a member, but never the last one, within a quarter of an hour of a login. */
export async function partAccount(site: SiteContext, { member, proof }: SignedIn, key: string): Promise<AccountParted> {
  if (!proof) return { outcome: 'unproven' };
  const { accountsText } = await import('./account-texts.server.ts');
  return inTransaction(site.db, async (tx): Promise<AccountParted> => {
    // Of two at once the second sees what the first has left.
    await tx.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
    const all = await reachablesOf(tx, site.settings, member.id);
    const hash = all
      .map((to) => memberAccountHash(site.settings, to))
      .find((each) => each.toString('base64url') === key);
    if (!hash) return { outcome: 'missing' };
    if (all.length === 1) return { outcome: 'last' };
    await tellMember(tx, site, member.id, accountsText);
    await tx.deleteFrom('member_account').where('account_hash', '=', hash).execute();
    return { outcome: 'parted' };
  });
}
