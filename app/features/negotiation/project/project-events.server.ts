import type { Tx } from '#platform/db/database.ts';
import type { ProjectStatus } from '../negotiation.ts';
import type { ProjectActor } from '../policy.ts';

interface NewEvent {
  projectId: number;
  at: Date;
  /** Left out: it was begun. */
  from?: ProjectStatus;
  to: ProjectStatus;
  actor: ProjectActor;
  /** From staff to the owner. */
  note?: string;
}

/** Writes down what became of projects, and who did it. */
export async function noteEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('project_event')
    .values(
      events.map(({ projectId, at, from, to, actor, note = '' }) => ({
        project_id: projectId,
        at,
        from_status: from ?? null,
        to_status: to,
        done_by: doneBy(actor),
        member_id: 'memberId' in actor ? actor.memberId : null,
        staff_id: 'staff' in actor ? actor.staff.id : null,
        note,
      })),
    )
    .execute();
}

function doneBy(actor: ProjectActor): 'owner' | 'staff' | 'site' {
  if ('memberId' in actor) return 'owner';
  return 'staff' in actor ? 'staff' : 'site';
}
