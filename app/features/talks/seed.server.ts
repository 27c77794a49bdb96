import { randomBytes } from 'node:crypto';
import { findOrMakeMember } from '#features/accounts/index.server.ts';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { membersIn, talksIn } from './bundle.server.ts';
import { appendEntry } from './entry/append-entry.server.ts';
import { momentOf, wallTime } from './meetings/local-time.ts';
import { type Side, sides } from './talks.ts';

type Needs = Pick<Platform, 'settings' | 'clock'>;
type Talk = Awaited<ReturnType<typeof talksIn>>[number];
type Step = Talk['steps'][number];

const hour = 3_600_000;

/** Writes a bundle's talks, between people who look for projects and owners of some. */
export async function seedTalksAbout(tx: Tx, site: Needs & { bundle: Bundle }): Promise<void> {
  const buyers = new Map<string, number>();
  for (const { mail, file: _file, ...about } of await membersIn(site.bundle)) {
    const { id } = await findOrMakeMember(tx, site, { to: { channel: 'email', address: mail }, ...about });
    buyers.set(mail, id);
  }
  for (const talk of await talksIn(site.bundle)) {
    const project = await tx
      .selectFrom('project')
      .select(['id', 'owner_id'])
      .where('key', '=', talk.project)
      .executeTakeFirstOrThrow();
    const asker = buyers.get(talk.asker);
    if (asker === undefined || project.owner_id === null) throw new Error(`${talk.project} has nobody to talk`);
    await writeTalk(tx, site, talk, { projectId: project.id, people: { asker, owner: project.owner_id } });
  }
}

async function writeTalk(
  tx: Tx,
  site: Needs,
  talk: Talk,
  { projectId, people }: { projectId: number; people: Record<Side, number> },
): Promise<void> {
  const momentAt = ({ hoursAgo }: { hoursAgo: number }) => new Date(site.clock.now().getTime() - hoursAgo * hour);
  const [first] = talk.steps;
  if (!first) throw new Error(`Nobody says anything about ${talk.project}`);
  const began = momentAt(first);
  const done = (what: string) => talk.steps.find((step) => 'does' in step && step.does === what);
  const [reminded, signed, confirmed] = ['reminded', 'signed', 'confirmed'].map(done);
  const { id } = await tx
    .insertInto('talk')
    .values({
      key: randomBytes(16).toString('base64url'),
      project_id: projectId,
      state: talk.state,
      requested_at: began,
      reminded_at: reminded ? momentAt(reminded) : null,
      signed_at: signed ? momentAt(signed) : null,
      confirmed_at: confirmed ? momentAt(confirmed) : null,
      moved_at: began,
      created_at: began,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = sides.map((side) => ({ talk_id: id, side, project_id: projectId, member_id: people[side] }));
  await tx.insertInto('talk_side').values(rows).execute();
  let last = 0;
  for (const step of talk.steps) last = await writeStep(tx, site, id, step, momentAt(step));
  for (const side of sides) {
    const read = Math.max(0, last - talk.unread[side]);
    // Nobody is written to about what the demonstration has made up.
    const known = tx.updateTable('talk_side').set({ read_number: read, told_number: last });
    await known.where('talk_id', '=', id).where('side', '=', side).execute();
  }
}

/** @returns the number of the last entry that it made */
async function writeStep(tx: Tx, site: Needs, talkId: number, step: Step, at: Date): Promise<number> {
  const side = step.by === 'site' ? null : step.by;
  const append = (entry: Omit<Parameters<typeof appendEntry>[3], 'side'>, of = side, when = at) =>
    appendEntry(tx, site.settings, talkId, { side: of, ...entry }, when);
  if ('says' in step) return (await append({ kind: 'message', content: step.says })).number;
  if ('does' in step) return (await append({ kind: step.does })).number;
  const { inDays, at: clock, timeZone, minutes, accepted } = step.proposes;
  const day = wallTime(new Date(site.clock.now().getTime() + inDays * 24 * hour), timeZone).slice(0, 10);
  const startsAt = momentOf(`${day}T${clock}`, timeZone);
  if (!startsAt) throw new Error(`${clock} is no time in ${timeZone}`);
  const { id: meetingId } = await tx
    .insertInto('talk_meeting')
    .values({
      talk_id: talkId,
      side: step.by,
      starts_at: startsAt,
      minutes,
      time_zone: timeZone,
      state: accepted ? 'accepted' : 'proposed',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { number } = await append({ kind: 'meeting', meetingId });
  if (!accepted) return number;
  const other: Side = step.by === 'asker' ? 'owner' : 'asker';
  return (await append({ kind: 'meeting-accepted', meetingId }, other, new Date(at.getTime() + hour))).number;
}
