import { withinLimit } from '#features/accounts/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asLine, problemOfText } from '#platform/i18n/graphemes.ts';
import { type MessageContact, openContact } from './contact.server.ts';
import { messagesLimits } from './limits.server.ts';
import { reasonMost } from './messages.ts';

/** What became of asking who wrote a message. */
export type ContactOutcome =
  | { outcome: 'revealed'; contact: MessageContact }
  | { outcome: 'wrong-reason'; problem: 'missing' | 'too-long' }
  | { outcome: 'too-often'; retryAfter: number }
  | { outcome: 'forbidden' }
  /** No such message, or who wrote it is no longer kept. */
  | { outcome: 'missing' };

/** Shows staff in full who wrote a message and how they are reached. That it was shown, to whom and why is written down with it. */
export async function revealContact(
  site: SiteContext,
  staff: Staff,
  { id, reason: typed }: { id: number; reason: string },
): Promise<ContactOutcome> {
  if (!may(staff, 'moderate')) return { outcome: 'forbidden' };
  const reason = asLine(typed);
  const problem = problemOfText(reason, reasonMost);
  if (problem) return { outcome: 'wrong-reason', problem };
  const permit = await withinLimit(site, messagesLimits.staffReveal, `staff ${staff.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const { settings, clock } = site;
  return inTransaction(site.db, async (tx) => {
    const row = await tx.selectFrom('board_message').select('contact_sealed').where('id', '=', id).executeTakeFirst();
    const contact = row && openContact(settings, row.contact_sealed);
    if (!contact) return { outcome: 'missing' };
    await tx
      .insertInto('board_contact_reveal')
      .values({ message_id: id, staff_id: staff.id, reason, at: clock.now() })
      .execute();
    await noteAct(tx, { staff, act: 'board.reveal', about: `message ${id}`, reason }, clock.now());
    return { outcome: 'revealed', contact };
  });
}
