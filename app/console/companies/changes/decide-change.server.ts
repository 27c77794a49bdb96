import { createHash } from 'node:crypto';
import {
  type CompanyFields,
  changeReasonMost,
  type FieldId,
  fieldsById,
  holdChange,
  onlyFields,
  type ReadChange,
  readChange,
  settleChange,
  withChanged,
} from '#features/directory/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { asSent, problemOfText } from '#platform/i18n/graphemes.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { changePart } from '../../content/change-part.server.ts';
import type { Thread } from '../../content/document.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { NotPublished, type Published } from '../../content/publishing/published.server.ts';
import { reviewThread } from '../../content/review-thread.server.ts';
import { saveWithin } from '../../content/save-thread.server.ts';
import { type HeldThing, holdThing, revisionValues, type ThreadRow } from '../../content/threads.server.ts';
import { knownOrAdopted } from '../../halls/plan/published-things.server.ts';

/** What staff decide about what a company asks for. */
export interface ChangeDecision {
  id: number;
  decision: 'approve' | 'refuse';
  /** Of the request as it was read: nothing is decided on one that was sent anew. */
  version: number;
  /** How readers saw the company as it was read (`seenVersion`): nothing is written over what has come since. */
  seen: string;
  /** The fields that are approved. */
  taken: readonly string[];
  /** Why not all of it: whoever asked reads it. */
  reason: string;
  /** Why a text goes out although it does not agree with its source. */
  because: string;
  /** Whether readers are to see it; else it is kept as drafts. */
  goesOut: boolean;
}

export type ChangeDecided =
  | { outcome: 'decided'; state: 'approved' | 'partly' | 'refused' }
  | { outcome: 'wrong-reason'; problem: 'missing' | 'too-long' }
  /** None of its fields was chosen. */
  | { outcome: 'nothing' }
  /** It was sent anew, or readers see something else than was read. */
  | { outcome: 'changed' }
  /** It was decided, or taken back. */
  | { outcome: 'not-now' }
  /** Readers see nothing of the company any more. */
  | { outcome: 'gone' }
  /** It cannot go out as it stands. */
  | { outcome: 'unfit'; answer: Published }
  | { outcome: 'forbidden' | 'missing' };

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Names what readers see of a company: the revision of each part. */
export function seenVersion(threads: Iterable<Pick<ThreadRow, 'published'> & { thread: string }>): string {
  const said = [...threads].map(({ thread, published }) => `${thread} ${published ?? ''}`).toSorted();
  return createHash('sha256').update(said.join('\n')).digest('base64url').slice(0, 16);
}

/** A text that has to be reviewed before readers see it. */
interface ToReview {
  thread: Thread;
  number: number;
}

/**
 * Approves what a company asks for, or some of it, or refuses it; whoever asked is told. What is approved is written over what readers see, and
 * into whatever somebody is writing of the same texts, field by field: nothing else of it changes. All of it or nothing.
 * @throws 403 where a part is not theirs to write or to publish
 */
export async function decideChange(site: Needs, staff: Staff, deciding: ChangeDecision): Promise<ChangeDecided> {
  if (!may(staff, 'write')) return { outcome: 'forbidden' };
  const change = await readChange(site.db, deciding.id);
  if (!change) return { outcome: 'missing' };
  await knownOrAdopted(site, change.kind, [String(change.companyId)]);
  try {
    const { decided, toReview, thingId } = await inTransaction(site.db, (tx) =>
      decideWithin(tx, site, staff, deciding),
    );
    const kind = kindOrRefuse(change.kind);
    // Handed in once it is written: whoever reads it next finds it whole.
    for (const { thread, number } of toReview)
      await reviewThread(site, staff, { kind, thingId, thread, move: 'submit', number });
    return decided;
  } catch (error) {
    if (error instanceof NotPublished) return { outcome: 'unfit', answer: error.answer };
    throw error;
  }
}

interface Within {
  decided: ChangeDecided;
  thingId: number;
  toReview: ToReview[];
}

const only = (decided: ChangeDecided): Within => ({ decided, thingId: 0, toReview: [] });

async function decideWithin(tx: Tx, site: Needs, staff: Staff, deciding: ChangeDecision): Promise<Within> {
  const change = await holdChange(tx, deciding.id);
  if (!change) return only({ outcome: 'missing' });
  if (change.state !== 'waiting') return only({ outcome: 'not-now' });
  if (change.version !== deciding.version) return only({ outcome: 'changed' });
  const settled = settlementOf(change, deciding);
  if ('outcome' in settled) return only(settled);
  const { state, taken, reason } = settled;
  const written = state === 'refused' ? nothing : await write(tx, site, staff, change, { ...deciding, taken });
  if ('outcome' in written) return only(written);
  const { thingId, toReview, isKept } = written;
  await settleChange(tx, site, change, { ...settled, isReviewed: isKept || toReview.length > 0, by: staff.id });
  const act = state === 'refused' ? 'company.refuse-change' : 'company.approve-change';
  const noted = { before: { state: 'waiting' }, after: { state, company: change.companyId, fields: taken } };
  await noteAct(tx, { staff, act, about: `change ${change.id}`, ...noted, reason }, site.clock.now());
  return { decided: { outcome: 'decided', state }, thingId, toReview };
}

/** What is approved, and why not the rest: that is asked for wherever something is not. */
function settlementOf(
  change: ReadChange,
  { decision, taken: chosen, reason: typed }: ChangeDecision,
):
  | { state: 'approved' | 'partly' | 'refused'; taken: FieldId[]; reason: string }
  | { outcome: 'nothing' }
  | { outcome: 'wrong-reason'; problem: 'missing' | 'too-long' } {
  const taken = decision === 'refuse' ? [] : takenOf(change, chosen);
  if (decision === 'approve' && taken.length === 0) return { outcome: 'nothing' };
  if (taken.length === fieldsById(change.wanted).size) return { state: 'approved', taken, reason: '' };
  const reason = asSent(typed);
  const problem = problemOfText(reason, changeReasonMost);
  if (problem) return { outcome: 'wrong-reason', problem };
  return { state: decision === 'refuse' ? 'refused' : 'partly', taken, reason };
}

/** Those of the fields that it is about, in their order. */
function takenOf({ wanted }: ReadChange, chosen: readonly string[]): FieldId[] {
  return [...fieldsById(wanted).keys()].filter((id) => chosen.includes(id));
}

interface Approving extends Pick<ChangeDecision, 'seen' | 'because' | 'goesOut'> {
  taken: readonly FieldId[];
}

type Written = { thingId: number; toReview: ToReview[]; isKept: boolean };

/** Of what is refused nothing is written. */
const nothing: Written = { thingId: 0, toReview: [], isKept: false };

async function write(
  tx: Tx,
  site: Needs,
  staff: Staff,
  { kind: name, companyId, wanted }: ReadChange,
  { seen, taken, because, goesOut }: Approving,
): Promise<Written | { outcome: 'gone' | 'changed' }> {
  const kind = kindOrRefuse(name);
  const thing = await thingOf(tx, kind, companyId);
  if (!thing || thing.threads.get('shared')?.published == null) return { outcome: 'gone' };
  if (seenVersion(thing.threads.values()) !== seen) return { outcome: 'changed' };
  const toReview: ToReview[] = [];
  for (const { thread, changed } of partsOf(onlyFields(wanted, (id) => taken.includes(id)))) {
    if (!goesOut) {
      await keepDraft(tx, site, staff, { kind, thing, thread, changed });
      continue;
    }
    const change = (values: Record<string, unknown>) => withChanged(values, changed);
    const what = { kind, thingId: thing.id, thread, change, goesOut: true, because: because || undefined };
    const { is, number } = await changePart(tx, site, staff, what);
    if (is === 'toReview') toReview.push({ thread, number });
  }
  return { thingId: thing.id, toReview, isKept: !goesOut };
}

async function thingOf(tx: Tx, kind: ContentKind, companyId: number): Promise<HeldThing | undefined> {
  const row = await tx
    .selectFrom('content_thing')
    .select('id')
    .where('kind', '=', kind.name)
    .where('key', '=', String(companyId))
    .executeTakeFirst();
  return row && holdThing(tx, kind, row.id);
}

/** What is changed, part by part: what all languages share first, for a language goes out with it. */
function partsOf({ shared, texts }: CompanyFields): { thread: 'shared' | Locale; changed: Record<string, unknown> }[] {
  const own = Object.keys(shared).length > 0 ? [{ thread: 'shared' as const, changed: shared }] : [];
  return [...own, ...textsOf(texts).map(([thread, changed]) => ({ thread, changed }))];
}

interface Keeping {
  kind: ContentKind;
  thing: HeldThing;
  thread: Thread;
  changed: Record<string, unknown>;
}

/** Writes it into what is being written of a part, and nothing more. */
async function keepDraft(tx: Tx, site: Needs, staff: Staff, { kind, thing, thread, changed }: Keeping): Promise<void> {
  const base = thing.threads.get(thread)?.head ?? 0;
  const written = base === 0 ? {} : await revisionValues(tx, { thingId: thing.id, thread, number: base });
  const values = withChanged(written, changed);
  const saved = await saveWithin(tx, site, staff, { kind, thingId: thing.id, thread, base, values });
  // The thing is held: nobody else has written meanwhile, and a draft holds whatever is typed.
  if (saved.outcome !== 'saved' && saved.outcome !== 'unchanged') throw new Refusal(409);
}
