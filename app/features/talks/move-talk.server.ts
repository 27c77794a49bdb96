import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { moveProject, projectsForTalks } from '#features/negotiation/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { appendEntry } from './append-entry.server.ts';
import { lockTalk, type OpenTalk } from './open-talk.server.ts';
import type { TalkRefusal } from './outcomes.ts';
import { mayMoveTalk } from './policy.ts';
import { standingOf } from './standing.server.ts';
import type { EntryKind, TalkMove } from './talks.ts';

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
  const permit = await withinLimit(site, 'thread', `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return inTransaction(site.db, async (tx): Promise<MovedTalk> => {
    const talk = await lockTalk(tx, key, member.id);
    if (!talk) return { outcome: 'missing' };
    const project = (await projectsForTalks(tx, [talk.projectId], site.locale)).get(talk.projectId);
    if (!mayMoveTalk(standingOf(talk, project?.status), move)) return { outcome: 'not-now' };
    if (move === 'sign' && !(await signProject(tx, site, member, talk))) return { outcome: 'not-now' };
    const now = site.clock.now();
    await tx.updateTable('talk').set(changeOf(move, now)).where('id', '=', talk.id).execute();
    await appendEntry(tx, site.settings, talk.id, { side: talk.side, kind: kinds[move] }, now);
    return { outcome: 'moved' };
  });
}

function changeOf(move: TalkMove, now: Date) {
  switch (move) {
    case 'decline':
      return { state: 'declined' } as const;
    case 'close':
      return { state: 'closed' } as const;
    case 'reopen':
      return { state: 'open' } as const;
    case 'sign':
      return { signed_at: now };
    case 'confirm':
      return { confirmed_at: now };
  }
}

async function signProject(tx: Tx, site: SiteContext, member: Member, { projectId }: OpenTalk): Promise<boolean> {
  const move = { projectId, actor: { memberId: member.id }, to: 'signed' } as const;
  return (await moveProject(tx, site, move)) === 'moved';
}
