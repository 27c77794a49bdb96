import type { ProjectStatus } from '#features/negotiation/index.server.ts';

/** The two people of a talk: the one who asks about a project, and its owner. */
export type Side = 'asker' | 'owner';

export const sides = ['asker', 'owner'] as const satisfies readonly Side[];

export const otherSide = (side: Side): Side => (side === 'asker' ? 'owner' : 'asker');

/** `requested`: the owner has not answered yet. */
export type TalkState = 'requested' | 'open' | 'declined' | 'expired' | 'closed';

export type MeetingState = 'proposed' | 'accepted' | 'declined' | 'withdrawn';

/** What an entry of a talk is: what somebody wrote, a meeting, or what became of the talk. */
export const entryKinds = [
  'message',
  'meeting',
  'meeting-accepted',
  'meeting-declined',
  'meeting-withdrawn',
  'meeting-called-off',
  'declined',
  'closed',
  'reopened',
  'reminded',
  'expired',
  'negotiating',
  'signed',
  'confirmed',
  'closed-by-staff',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** What somebody does with a talk, besides writing. */
export const talkMoves = ['decline', 'close', 'reopen', 'sign', 'confirm'] as const;

export type TalkMove = (typeof talkMoves)[number];

export const reportReasons = ['spam', 'fraud', 'insult', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Characters of a message, and of a report, as their reader counts them. */
export const messageMost = 2000;
export const reportMost = 1000;

/** Files that go with one message. */
export const filesMost = 3;

/** Lengths of a meeting to choose from, in minutes. */
export const meetingLengths = [30, 45, 60, 90, 120] as const;

const day = 86_400_000;

/** So long after it was asked for, an owner who has not answered is reminded, and the request expires: milliseconds. */
export const remindAfter = 3 * day;
export const expireAfter = 14 * day;

/** Whether a project takes new requests: what is signed has its partner. */
export function takesRequests(status: ProjectStatus): boolean {
  return status === 'published' || status === 'negotiating';
}

export function talkHref(key: string): string {
  return `/negotiation/talk/${key}`;
}

/** The page with the form for the first message about a project. */
export function startHref(projectId: number): string {
  return `/negotiation/talk/start?project=${projectId}`;
}

export function fileHref(talk: string, file: string): string {
  return `${talkHref(talk)}/file/${file}`;
}

/** 128 random bits in base64url: how talks and their files are called. */
export function isKey(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
