import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asSent } from '#platform/i18n/graphemes.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { setInType } from '#platform/i18n/typesetting/typesetting.ts';
import { pageOf } from '../board.server.ts';
import type { MessageStatus } from '../messages.ts';
import type { Reviewed } from '../notices.server.ts';
import { tellWriter } from '../tell-writer.server.ts';
import { type ReadMessage, readAnswers, versionOfMessage } from './message-version.server.ts';

/** What staff decides about a message. */
export interface Review {
  id: number;
  decision: 'approve' | 'refuse';
  /** The organiser's answer, in the languages it has. */
  answer: Partial<Record<Locale, string>>;
  /** As what it was read (`versionOfMessage`): nothing is decided where it has changed since. Left out: whatever it is now. */
  version?: string | undefined;
  /** Why it is refused: for its writer, where they are told. */
  reason?: string | undefined;
}

/**
 * What became of it; `told`: whether its writer is. `decided`: it was refused before, and is no longer there to be shown;
 * `changed`: it is not what was read.
 */
export type ReviewOutcome =
  | { outcome: 'reviewed'; told: boolean }
  | { outcome: 'forbidden' | 'missing' | 'decided' | 'changed' };

/**
 * Shows a message on the board, with an answer or without, or refuses it. What is on the board can be given another answer, or
 * be taken off; a refused one is not brought back, for how its writer is reached is no longer kept. Its writer is told as it is
 * decided, and as the first answer comes.
 */
export async function reviewMessage(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  staff: Staff,
  { id, decision, answer, version, reason = '' }: Review,
): Promise<ReviewOutcome> {
  if (!may(staff, 'moderate')) return { outcome: 'forbidden' };
  return inTransaction(site.db, async (tx) => {
    const row = await tx
      .selectFrom('board_message')
      .select(['status', 'member_id', 'title', 'locale', 'contact_sealed', 'decided_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { outcome: 'missing' };
    if (row.status === 'refused') return { outcome: 'decided' };
    const before = { status: row.status, answers: await readAnswers(tx, id) };
    if (version !== undefined && version !== versionOfMessage(before)) return { outcome: 'changed' };
    const approved = decision === 'approve';
    const now = site.clock.now();
    await writeDecision(tx, { id, staff, approved, now, decidedAt: row.decided_at ?? now });
    const wasAnswered = Object.keys(before.answers).length > 0;
    const answered = approved && (await writeAnswers(tx, id, answer)) > 0 && !wasAnswered;
    if (answered) await tx.updateTable('board_message').set({ answered_at: now }).where('id', '=', id).execute();
    const reviewed = await newsOf(tx, { id, ...row, approved, answered, reason });
    const writer = { memberId: row.member_id, locale: row.locale, contactSealed: row.contact_sealed };
    const told = reviewed !== undefined && (await tellWriter(tx, site, writer, reviewed));
    await emptyPages(tx, ['messages']);
    await noteReview(tx, { id, staff, before, reason }, now);
    return { outcome: 'reviewed', told };
  });
}

interface Decision {
  id: number;
  staff: Staff;
  approved: boolean;
  now: Date;
  /** When it was first decided on: how long it waited is told by that. */
  decidedAt: Date;
}

async function writeDecision(tx: Tx, { id, staff, approved, now, decidedAt }: Decision): Promise<void> {
  await tx
    .updateTable('board_message')
    .set({ status: approved ? 'approved' : 'refused', reviewed_at: now, reviewed_by: staff.id, decided_at: decidedAt })
    .$if(!approved, (query) => query.set({ contact_sealed: null }))
    .where('id', '=', id)
    .execute();
}

/** What there is to tell the writer. @param before `status`: as it was; `answered`: now, for the first time */
async function newsOf(
  tx: Tx,
  before: { id: number; status: MessageStatus; title: string; approved: boolean; answered: boolean; reason: string },
): Promise<Reviewed | undefined> {
  const { id, title, approved, answered, reason } = before;
  const waited = before.status === 'waiting';
  if (!approved) return waited ? { outcome: 'refused', title, reason } : undefined;
  if (!waited && !answered) return undefined;
  const first = answered ? 'approved with an answer' : 'approved';
  return { outcome: waited ? first : 'answered', title, page: await pageOf(tx, id) };
}

interface Noted {
  id: number;
  staff: Staff;
  before: ReadMessage;
  reason: string;
}

async function noteReview(tx: Tx, { id, staff, before, reason }: Noted, now: Date): Promise<void> {
  const { status } = await tx
    .selectFrom('board_message')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const after = { status, answers: await readAnswers(tx, id) };
  const act = status === 'refused' ? 'board.refuse' : before.status === 'waiting' ? 'board.approve' : 'board.answer';
  await noteAct(
    tx,
    { staff, act, about: `message ${id}`, before: { ...before }, after, ...(reason && { reason }) },
    now,
  );
}

/**
 * Writes an answer in place of the one there was, in the languages given; one that cannot be seen changes nothing.
 * @returns in how many languages
 */
export async function writeAnswers(tx: Tx, id: number, answer: Review['answer']): Promise<number> {
  const rows = locales.flatMap((locale) => {
    const text = asSent(answer[locale] ?? '');
    if (text === '') return [];
    return [{ message_id: id, locale, text: setInType(text, locale) }];
  });
  if (rows.length === 0) return 0;
  await tx
    .insertInto('board_answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['message_id', 'locale']).doUpdateSet({ text: (eb) => eb.ref('excluded.text') }),
    )
    .execute();
  return rows.length;
}
