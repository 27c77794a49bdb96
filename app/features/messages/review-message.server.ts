import { may, type Staff, tellMember } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { frenchSpaces } from '#platform/i18n/french-spaces.ts';
import { asSent } from '#platform/i18n/graphemes.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { reviewedNotice } from './notices.server.ts';

/** What staff decides about a message. */
export interface Review {
  id: number;
  decision: 'approve' | 'refuse';
  /** The organiser's answer, in the languages it has. */
  answer: Partial<Record<Locale, string>>;
}

/** What became of it; `decided`: it was refused before, and is no longer there to be shown. */
export type ReviewOutcome = 'reviewed' | 'forbidden' | 'missing' | 'decided';

/**
 * Shows a message on the board, with an answer or without, or refuses it. What is on the board can be given another answer, or
 * be taken off; a refused one is not brought back, for how its writer is reached is no longer kept.
 */
export async function reviewMessage(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  staff: Staff,
  { id, decision, answer }: Review,
): Promise<ReviewOutcome> {
  if (staff.role === 'steward' || !may({ role: staff.role }, 'publish')) return 'forbidden';
  return inTransaction(site.db, async (tx) => {
    const row = await tx
      .selectFrom('board_message')
      .select(['status', 'member_id', 'title'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'missing';
    if (row.status === 'refused') return 'decided';
    const approved = decision === 'approve';
    await tx
      .updateTable('board_message')
      .set({ status: approved ? 'approved' : 'refused', reviewed_at: site.clock.now(), reviewed_by: staff.id })
      .$if(!approved, (query) => query.set({ contact_sealed: null }))
      .where('id', '=', id)
      .execute();
    if (approved) await writeAnswers(tx, id, answer);
    if (row.status === 'waiting' && row.member_id !== null) {
      await tellMember(tx, site, row.member_id, (locale) =>
        reviewedNotice(site, locale, { approved, title: row.title }),
      );
    }
    await emptyPages(tx, ['messages']);
    return 'reviewed';
  });
}

/** Writes an answer in place of the one there was, in the languages given; a blank one changes nothing. */
export async function writeAnswers(tx: Tx, id: number, answer: Review['answer']): Promise<void> {
  const rows = locales.flatMap((locale) => {
    const text = asSent(answer[locale] ?? '');
    if (text === '') return [];
    return [{ message_id: id, locale, text: locale === 'fr-FR' ? frenchSpaces(text) : text }];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('board_answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['message_id', 'locale']).doUpdateSet({ text: (eb) => eb.ref('excluded.text') }),
    )
    .execute();
}
