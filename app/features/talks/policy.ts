import type { ProjectStatus } from '#features/negotiation/index.server.ts';
import type { Side, TalkMove, TalkState } from './talks.ts';

/** What decides about what somebody may do in a talk. */
export interface Standing {
  state: TalkState;
  side: Side;
  closedByStaff: boolean;
  /** The owner has written in it. */
  answered: boolean;
  /** The owner has said that both have signed, and the other has said so too. */
  signed: boolean;
  confirmed: boolean;
  /** Who of the two takes no messages from the other. */
  blockedBy: 'you' | 'other' | undefined;
  /** The other one has an account. */
  otherIsThere: boolean;
  project: ProjectStatus | undefined;
}

/** Why somebody cannot write in a talk. */
export type WriteRefusal = 'blocked-by-you' | 'blocked' | 'gone' | 'declined' | 'closed';

/** @returns undefined where they may write */
export function whyNotWrite({ state, side, blockedBy, otherIsThere }: Standing): WriteRefusal | undefined {
  if (!otherIsThere) return 'gone';
  if (blockedBy) return blockedBy === 'you' ? 'blocked-by-you' : 'blocked';
  if (state === 'closed') return 'closed';
  // Who has said no may still change their mind; who was told no does not ask again.
  return state === 'declined' && side === 'asker' ? 'declined' : undefined;
}

/** What a talk becomes as somebody writes in it: the owner's word opens it, the other's asks again. */
export function stateAfterMessage({ state, side }: Pick<Standing, 'state' | 'side'>): TalkState {
  if (side === 'owner') return 'open';
  return state === 'expired' ? 'requested' : state;
}

/** What a talk becomes as it is taken up again: what the owner has never answered goes on waiting for an answer. */
export function stateAfterReopen({ answered }: Pick<Standing, 'answered'>): TalkState {
  return answered ? 'open' : 'requested';
}

/** The owner has said that both have signed, and has taken it back in the library since. */
export function isSignatureTakenBack({ signed, project }: Pick<Standing, 'signed' | 'project'>): boolean {
  return signed && project === 'negotiating';
}

type Allows = (standing: Standing) => boolean;

const allows: Record<TalkMove, Allows> = {
  decline: ({ state, side }) => side === 'owner' && state === 'requested',
  close: ({ state }) => state === 'requested' || state === 'open' || state === 'expired',
  reopen: ({ state, closedByStaff }) => state === 'closed' && !closedByStaff,
  // Said once: the project moves with it. Taken back in the library, it can be said again.
  sign: ({ state, side, project }) => side === 'owner' && state === 'open' && project === 'negotiating',
  confirm: ({ state, side, signed, confirmed, project }) =>
    side === 'asker' && state === 'open' && signed && !confirmed && (project === 'signed' || project === 'fulfilled'),
};

/** Whether somebody may do something with a talk as it stands. Nothing happens to somebody who has left, but closing. */
export function mayMoveTalk(standing: Standing, move: TalkMove): boolean {
  if (!standing.otherIsThere && move !== 'close') return false;
  if (standing.blockedBy && move === 'reopen') return false;
  return allows[move](standing);
}

/** Meetings are agreed on once somebody has answered. */
export function mayPropose(standing: Standing): boolean {
  return standing.state === 'open' && whyNotWrite(standing) === undefined;
}
