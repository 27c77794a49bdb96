import { proposeMeeting } from '#features/talks/meetings/propose-meeting.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { writeMessage } from '#features/talks/thread/write-message.server.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { siteFor } from '#tests/support/site-for.ts';
import type { Owned } from './owned.ts';

const hour = 3_600_000;
const place = { timeZone: 'Africa/Nairobi', minutes: 60 };

/** A talk that its owner has answered. @param given what the call is given besides its id */
export function ownTalk(given: object = {}): Owned {
  return async (platform: Platform) => {
    const { key, owner } = await someTalk(platform);
    await writeMessage(siteFor(platform), owner.member, { key, content: 'Welcome.' });
    return { cookie: owner.cookie, input: { body: { id: key, ...given } } };
  };
}

/** A talk as calls that read are given it. @param where its id stands */
export function readTalk(where: 'path' | 'query'): Owned {
  return async (platform: Platform) => {
    const { key, asker } = await someTalk(platform);
    return { cookie: asker.cookie, input: { path: {}, query: {}, [where]: { id: key } } };
  };
}

const in3Days = new Date(Date.now() + 72 * hour).toISOString().slice(0, 10);
export const meetingTime = { ...place, date: in3Days, time: '09:30' };

/** A meeting that the other one has proposed. */
export async function ownMeeting(platform: Platform) {
  const { key, owner, asker } = await someTalk(platform);
  await writeMessage(siteFor(platform), owner.member, { key, content: 'Welcome.' });
  const proposed = await proposeMeeting(siteFor(platform), owner.member, { key, ...meetingTime, minutes: '60' });
  if (proposed.outcome !== 'proposed') throw new Error(proposed.outcome);
  return { cookie: asker.cookie, input: { body: { id: key, meetingId: proposed.meetingId, answer: 'accepted' } } };
}
