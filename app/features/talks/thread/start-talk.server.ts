import { randomBytes } from 'node:crypto';
import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { projectForTalk, projectsForTalks, type TalkProject } from '#features/negotiation/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { knownAnswer, type OtherBody, once } from '#platform/once/once.ts';
import { appendEntry } from '../entry/append-entry.server.ts';
import { readContent } from '../entry/content.ts';
import { blockBetween } from '../entry/open-talk.server.ts';
import { entryRequest, type WrittenMessage, writtenMessage } from '../entry/same-entry.server.ts';
import { talksLimits } from '../limits.server.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { messageMost, takesRequests } from '../talks.ts';
import { writeText } from './write-message.server.ts';

export type Started =
  /** `isNew`: false where the two had a talk about it already, in which the message stands now. */
  { outcome: 'started'; key: string; isNew: boolean } | TalkRefusal;

type Needs = SiteContext;

interface Asked {
  projectId: number;
  content: string;
  /** The same key twice is one message. */
  idempotencyKey?: string | undefined;
}

/**
 * Asks the owner of a project. A member has one talk about a project: where there is one, the message is written there.
 * @throws nothing that a member could cause
 */
export async function startTalk(
  site: Needs,
  member: Member,
  { projectId, content, idempotencyKey }: Asked,
): Promise<Started> {
  const permit = await withinLimit(site, talksLimits.thread, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const read = readContent(content, messageMost);
  const text = 'text' in read ? read.text : '';
  const request = entryRequest(member, idempotencyKey, { projectId, text });
  const before = await knownAnswer(site.db, site, request, writtenMessage);
  if (before) return startedBy(before);
  const asked = await askable(site, member, projectId);
  if ('outcome' in asked) return asked;
  if ('problem' in read) return { outcome: 'wrong-content', problem: read.problem };
  const opened = await inTransaction(site.db, (tx) =>
    once(tx, site, request, { answer: writtenMessage }, () => openTalk(tx, site, member, asked, text)),
  );
  if (opened) return startedBy(opened);
  const key = await talkAbout(site.db, member.id, projectId);
  if (key === undefined) return { outcome: 'missing' };
  const written = await writeText(site, member, { key, text, files: [], request });
  return written.outcome === 'written' ? startedBy(written) : written;
}

/** A talk whose first entry it is has been started by it. */
function startedBy(entry: WrittenMessage | OtherBody): Started {
  return entry.outcome === 'written'
    ? { outcome: 'started', key: entry.key, isNew: entry.number === 1 }
    : { outcome: 'other-body' };
}

/** The key of the talk that a member has about a project. */
export async function talkAbout(db: Database, memberId: number, projectId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('talk_side')
    .innerJoin('talk', 'talk.id', 'talk_side.talk_id')
    .select('talk.key')
    .where('talk_side.project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .where('side', '=', 'asker')
    .executeTakeFirst();
  return row?.key;
}

/** A project that takes requests, and whose owner is there to answer. */
export type Askable = TalkProject & { ownerId: number };

/** Whether a member may ask about a project; where they have a talk about it, whatever became of it since. */
export async function askable(site: Needs, member: Member, projectId: number): Promise<Askable | TalkRefusal> {
  const { db, locale } = site;
  const project = await projectForTalk(db, projectId, locale, member.id);
  if (!project) return { outcome: (await isWithdrawn(site, projectId)) ? 'not-open' : 'missing' };
  const { ownerId } = project;
  if (ownerId === member.id) return { outcome: 'own-project' };
  if (ownerId === null) return { outcome: 'no-owner' };
  if (!takesRequests(project.status) && (await talkAbout(db, member.id, projectId)) === undefined) {
    return { outcome: 'not-open' };
  }
  const block = await blockBetween(db, member.id, ownerId);
  if (block) return { outcome: block === 'you' ? 'blocked-by-you' : 'blocked' };
  return { ...project, ownerId };
}

/** Everybody could see a project that has been withdrawn: that it takes no requests is no secret. A draft is one. */
async function isWithdrawn({ db, locale }: Needs, projectId: number): Promise<boolean> {
  return (await projectsForTalks(db, [projectId], locale)).get(projectId)?.status === 'withdrawn';
}

/** @returns the new talk's first entry; undefined where there is one already: of two at once one opens it (unique index) */
async function openTalk(
  tx: Tx,
  { settings, clock }: Needs,
  member: Member,
  project: Askable,
  text: string,
): Promise<WrittenMessage | undefined> {
  const key = randomBytes(16).toString('base64url');
  const now = clock.now();
  const { id } = await tx
    .insertInto('talk')
    .values({ key, project_id: project.id, state: 'requested', requested_at: now, moved_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const side = { talk_id: id, project_id: project.id };
  const asker = await tx
    .insertInto('talk_side')
    .values({ ...side, side: 'asker', member_id: member.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('talk_id')
    .executeTakeFirst();
  if (!asker) {
    await tx.deleteFrom('talk').where('id', '=', id).execute();
    return undefined;
  }
  await tx
    .insertInto('talk_side')
    .values({ ...side, side: 'owner', member_id: project.ownerId })
    .execute();
  const entry = { side: 'asker', kind: 'message', content: text } as const;
  const { number } = await appendEntry(tx, settings, id, entry, now);
  return { outcome: 'written', key, number };
}
