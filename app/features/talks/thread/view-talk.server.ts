import { type Member, membersById } from '#features/accounts/index.server.ts';
import { projectsForTalks, type TalkProject } from '#features/negotiation/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { findTalk, type OpenTalk } from '../entry/open-talk.server.ts';
import { standingOf } from '../entry/standing.server.ts';
import { answersTo, type MeetingAnswer } from '../meetings/answer-meeting.server.ts';
import { type PlacedTime, placed, zoneOf } from '../meetings/places.server.ts';
import { isSignatureTakenBack, mayMoveTalk, mayPropose, type WriteRefusal, whyNotWrite } from '../policy.ts';
import { otherSide, type Side, type TalkMove, type TalkState, talkMoves } from '../talks.ts';
import { type Entry, type Meeting, readEntries } from './entries.server.ts';

/** Whose something is, for the one who looks. */
export type Whose = 'you' | 'other' | 'site';

/** Somebody as the other one of a talk knows them: never how they are reached. */
export interface Person {
  userId: string;
  /** Empty until they have told it; the same of the company. */
  name: string;
  company: string;
  country: string | null;
}

/** An entry as one of the two sees it. */
export interface ShownEntry extends Omit<Entry, 'side' | 'meeting'> {
  by: Whose;
  /** Where the one who looks is, and where the other one is, if clocks differ there. */
  times: PlacedTime[];
  meeting: ShownMeeting | undefined;
}

export interface ShownMeeting extends Omit<Meeting, 'proposedBy'> {
  proposedBy: Whose;
  times: PlacedTime[];
  /** What the one who looks may say to it. */
  answers: MeetingAnswer[];
}

/** A talk as one of its two people sees it. */
export interface TalkView {
  talk: OpenTalk;
  state: TalkState;
  side: Side;
  project: TalkProject | undefined;
  other: Person | undefined;
  blockedBy: OpenTalk['blockedBy'];
  /** Undefined: they may write. */
  whyNotWrite: WriteRefusal | undefined;
  moves: TalkMove[];
  isSignatureTakenBack: boolean;
  mayPropose: boolean;
  entries: ShownEntry[];
  /** Whether there are entries before these. */
  hasEarlier: boolean;
}

/** Entries of a page of a talk. */
export const entriesShown = 100;

/** A talk of a member, with its last entries or those before a number; undefined where it is not theirs. */
export async function viewTalk(
  site: SiteContext,
  member: Member,
  key: string,
  before?: number,
): Promise<TalkView | undefined> {
  const { db, settings, locale } = site;
  const talk = await findTalk(db, key, member.id);
  if (!talk) return undefined;
  const project = (await projectsForTalks(db, [talk.projectId], locale)).get(talk.projectId);
  const other = talk.otherId === undefined ? undefined : (await membersById(db, [talk.otherId])).get(talk.otherId);
  const standing = standingOf(talk, project?.status);
  const entries = await readEntries(db, settings, talk.id, { before, limit: entriesShown + 1 });
  const show = entryShower(site, { talk, member, other });
  return {
    talk,
    state: talk.state,
    side: talk.side,
    project,
    other: other && personOf(other),
    blockedBy: talk.blockedBy,
    whyNotWrite: whyNotWrite(standing),
    moves: talkMoves.filter((move) => mayMoveTalk(standing, move)),
    isSignatureTakenBack: isSignatureTakenBack(standing),
    mayPropose: mayPropose(standing),
    entries: entries.slice(-entriesShown).map(show),
    hasEarlier: entries.length > entriesShown,
  };
}

/** What somebody in a talk is told of the other one. */
export function personOf({ userId, name, company, country }: Member): Person {
  return { userId, name, company, country };
}

interface People {
  talk: OpenTalk;
  member: Member;
  other: Member | undefined;
}

/** Makes what shows entries to one of the two. */
export function entryShower(
  { clock, locale }: Pick<SiteContext, 'clock' | 'locale'>,
  { talk, member, other }: People,
): (entry: Entry) => ShownEntry {
  const { side, zones } = talk;
  const own = zoneOf(zones[side], member.country);
  const others = other && zoneOf(zones[otherSide(side)], other.country);
  const whose = (of: Side | null): Whose => {
    if (of === null) return 'site';
    return of === side ? 'you' : 'other';
  };
  const now = clock.now();
  return ({ side: of, meeting, ...entry }) => ({
    ...entry,
    by: whose(of),
    times: placed(entry.at, [own, others], locale),
    meeting: meeting && {
      ...meeting,
      proposedBy: whose(meeting.proposedBy),
      times: placed(meeting.startsAt, [own, others, meeting.timeZone], locale),
      answers: whyNotWrite(standingOf(talk, undefined)) ? [] : answersTo(meeting, side, now),
    },
  });
}
