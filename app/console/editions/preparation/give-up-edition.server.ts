import { forgetEdition, isEditionSeen, knownEditions } from '#features/editions/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { codeOf } from '#platform/error-code.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { mayBeginEdition } from '../../policy/edition-policy.server.ts';
import { aboutEdition } from '../begin/begin-edition.server.ts';
import { holdChange } from '../takeover/takeovers.server.ts';

/** What became of it. */
export type GivenUp =
  | { outcome: 'given' }
  /** The site is about it, or was. */
  | { outcome: 'over' }
  /** It has a time to take over. */
  | { outcome: 'planned' }
  /** A text of it is published, though readers do not see it yet. */
  | { outcome: 'written' }
  /** An event, a company or a partner that is published names it. */
  | { outcome: 'named' };

/**
 * Gives up an edition that was being prepared: with its texts, its plans and the drafts that it began with, as far as nothing of them was published.
 * Its number is free again.
 * @throws 403 where they may not
 */
export async function giveUpEdition(
  site: Pick<SiteContext, 'db' | 'clock'>,
  staff: Staff,
  number: number,
): Promise<GivenUp> {
  if (!mayBeginEdition(staff)) throw new Refusal(403);
  try {
    return await inTransaction(site.db, async (tx): Promise<GivenUp> => {
      const change = await holdChange(tx, number);
      if (change?.doneAt || (await isEditionSeen(tx, number))) return { outcome: 'over' };
      if (change?.takesOverAt) return { outcome: 'planned' };
      const known = (await knownEditions(tx, defaultLocale)).find((each) => each.number === number);
      if (known?.called) return { outcome: 'written' };
      const drafts = await dropDrafts(tx, number);
      await forgetEdition(tx, number);
      const before = { startDate: known?.startDate ?? null, endDate: known?.endDate ?? null, drafts };
      await noteAct(tx, { staff, act: 'edition.discard', about: aboutEdition(number), before }, site.clock.now());
      return { outcome: 'given' };
    });
  } catch (error) {
    // A foreign key: something that is published names it.
    if (codeOf(error) === '23503') return { outcome: 'named' };
    throw error;
  }
}

/** Takes away the edition as the console has it, and its drafts that nobody has published. @returns how many drafts */
async function dropDrafts(tx: Tx, number: number): Promise<number> {
  const drafts = await tx
    .deleteFrom('content_thing')
    .where('id', 'in', tx.selectFrom('edition_draft').select('thing_id').where('edition_id', '=', number))
    .where('key', 'is', null)
    .returning('id')
    .execute();
  await tx.deleteFrom('content_thing').where('kind', '=', 'edition').where('key', '=', String(number)).execute();
  return drafts.length;
}
