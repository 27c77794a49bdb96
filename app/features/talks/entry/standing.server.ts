import type { ProjectStatus } from '#features/negotiation/index.server.ts';
import type { Standing } from '../policy.ts';
import type { OpenTalk } from './open-talk.server.ts';

/** A talk as its rules (`policy.ts`) look at it. */
export function standingOf(talk: OpenTalk, project: ProjectStatus | undefined): Standing {
  return {
    state: talk.state,
    side: talk.side,
    closedByStaff: talk.closedByStaff,
    answered: talk.answered,
    signed: talk.signedAt !== null,
    confirmed: talk.confirmedAt !== null,
    blockedBy: talk.blockedBy,
    otherIsThere: talk.otherId !== undefined,
    project,
  };
}
