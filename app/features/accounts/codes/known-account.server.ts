import { sql } from 'kysely';
import { lookupHashes } from '#platform/crypto/lookup.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { memberAccountHashes } from '../members/find-member.server.ts';
import type { Reachable } from '../reachable.server.ts';

/** For how long (milliseconds) a phone or mail is known after its last code: half a year, then its hash is deleted. */
export const knownFor = 180 * 86_400_000;

type Needs = Pick<SiteContext, 'settings' | 'clock'>;

const knownHashes = ({ settings }: Needs, { channel, address }: Reachable) =>
  lookupHashes(settings, 'account known', `${channel}:${address}`);

/** Whether a phone or mail is a member's, or its owner has typed a code that was sent there: to reserve, say. */
export async function isKnown(db: Database | Tx, site: Needs, to: Reachable): Promise<boolean> {
  const since = new Date(site.clock.now().getTime() - knownFor);
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from member_account where account_hash = any (${memberAccountHashes(site.settings, to)}::bytea[]))
      or exists (select 1 from known_account where account_hash = any (${knownHashes(site, to)}::bytea[]) and seen_at > ${since}) as known`.execute(
    db,
  );
  return rows[0]?.known === true;
}

/** Notes that somebody has typed the code that was sent to them. */
export async function noteKnown(db: Database | Tx, site: Needs, to: Reachable): Promise<void> {
  const seen_at = site.clock.now();
  await db
    .insertInto('known_account')
    .values({ account_hash: knownHashes(site, to)[0], seen_at })
    .onConflict((conflict) => conflict.column('account_hash').doUpdateSet({ seen_at }))
    .execute();
}

/** When each of some phones and mails last answered a code; undefined where none is known. */
export async function lastCodesOf(
  site: Needs & Pick<SiteContext, 'db'>,
  all: readonly Reachable[],
): Promise<(Date | undefined)[]> {
  const moments: (Date | undefined)[] = [];
  for (const to of all) {
    const row = await site.db
      .selectFrom('known_account')
      .select(({ fn }) => fn.max('seen_at').as('at'))
      .where('account_hash', 'in', knownHashes(site, to))
      .executeTakeFirst();
    moments.push(row?.at ?? undefined);
  }
  return moments;
}

/** Forgets phones and mails whose account is deleted. */
export async function forgetKnown(tx: Tx, site: Needs, all: readonly Reachable[]): Promise<void> {
  for (const to of all)
    await tx.deleteFrom('known_account').where('account_hash', 'in', knownHashes(site, to)).execute();
}
