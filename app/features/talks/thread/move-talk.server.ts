import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { moveProject, projectsForTalks } from '#features/negotiation/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { appendEntry } from '../entry/append-entry.server.ts';
import { lockTalk, type OpenTalk } from '../entry/open-talk.server.ts';
import { standingOf } from '../entry/standing.server.ts';
import { talksLimits } from '../limits.server.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { mayMoveTalk, stateAfterReopen } from '../policy.ts';
import type { EntryKind, TalkMove } from '../talks.ts';

export type MovedTalk = { outcome: 'moved' } | TalkRefusal;

const kinds: Record<TalkMove, EntryKind> = {
  decline: 'declined',
  close: 'closed',
  reopen: 'reopened',
  sign: 'signed',
  confirm: 'confirmed',
};

/**
 * Says no to a request, ends a talk or takes it up again; says that both have signed, which moves the project, or confirms
 * it (docs/decisions/0032). A second press finds it done.
 */
export async function moveTalk(
  site: SiteContext,
  member: Member,
  { key, move }: { key: string; move: TalkMove },
): Promise<MovedTalk> {
  const permit = await withinLimit(site, talksLimits.thread, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return inTransaction(site.db, async (tx): Promise<MovedTalk> => {
    const talk = await lockTalk(tx, key, member.id);
    if (!talk) return { outcome: 'missing' };
    const project = (await projectsForTalks(tx, [talk.projectId], site.locale)).get(talk.projectId);
    if (!mayMoveTalk(standingOf(talk, project?.status), move)) return { outcome: 'not-now' };
    if (move === 'sign' && !(await signProject(tx, site, member, talk))) return { outcome: 'not-now' };
    const now = site.clock.now();
    await tx
      .updateTable('talk')
      .set(changeOf(move, talk, now))
      .where('id', '=', talk.id)
      .execute();
    await appendEntry(tx, site.settings, talk.id, { side: talk.side, kind: kinds[move] }, now);
    return { outcome: 'moved' };
  });
}

function changeOf(move: TalkMove, talk: OpenTalk, now: Date) {
  switch (move) {
    case 'decline':
      return { state: 'declined' } as const;
    case 'close':
      return { state: 'closed' } as const;
    case 'reopen':
      return reopened(talk, now);
    case 'sign':
      return { signed_at: now, confirmed_at: null };
    case 'confirm':
      return { confirmed_at: now };
  }
}

/** An owner who has not answered yet has the whole time for it again. */
function reopened(talk: OpenTalk, now: Date) {
  const state = stateAfterReopen(talk);
  return state === 'requested' ? { state, requested_at: now, reminded_at: null } : { state };
}

/** A project is signed with one: what was said in another talk before, and taken back since, no longer stands. */
async function signProject(tx: Tx, site: SiteContext, member: Member, { id, projectId }: OpenTalk): Promise<boolean> {
  const move = { projectId, actor: { memberId: member.id }, to: 'signed' } as const;
  if ((await moveProject(tx, site, move)) !== 'moved') return false;
  const others = tx.updateTable('talk').set({ signed_at: null, confirmed_at: null }).where('id', '<>', id);
  await others.where('project_id', '=', projectId).where('signed_at', 'is not', null).execute();
  return true;
}
