import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { moveProject, projectsForTalks } from '#features/negotiation/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { knownAnswer, once } from '#platform/once/once.ts';
import type { Repeatable } from '#platform/once/request.ts';
import { appendEntry } from '../entry/append-entry.server.ts';
import { readContent } from '../entry/content.ts';
import { findTalk, lockTalk, type OpenTalk } from '../entry/open-talk.server.ts';
import { digestOf, entryRequest, type WrittenMessage, writtenMessage } from '../entry/same-entry.server.ts';
import { standingOf } from '../entry/standing.server.ts';
import { cleanFiles, type SentFile, type StoredFiles, storeFiles } from '../files/store-files.server.ts';
import { talksLimits } from '../limits.server.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { stateAfterMessage, whyNotWrite } from '../policy.ts';
import { messageMost } from '../talks.ts';

export type Written = WrittenMessage | TalkRefusal;

interface NewMessage {
  key: string;
  content: string;
  files?: readonly SentFile[];
  /** The same key twice is one message. */
  idempotencyKey?: string | undefined;
}

/**
 * Writes a message in a talk. The owner's first one opens it, and says of a published project that it is being negotiated.
 * With files the text may be empty.
 */
export async function writeMessage(
  site: SiteContext,
  member: Member,
  { key, content, files = [], idempotencyKey }: NewMessage,
): Promise<Written> {
  const permit = await withinLimit(site, talksLimits.thread, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const read = readContent(content, messageMost);
  const nothing = 'problem' in read && !(read.problem === 'empty' && files.length > 0);
  if (nothing) return { outcome: 'wrong-content', problem: read.problem };
  const text = 'text' in read ? read.text : '';
  const request = entryRequest(member, idempotencyKey, { talk: key, text, files: files.map(digestOf) });
  return writeText(site, member, { key, text, files, request });
}

/** A message whose text has been read. */
export interface ReadMessage {
  /** Of the talk. */
  key: string;
  text: string;
  files: readonly SentFile[];
  request: Repeatable;
}

/** Writes a message that has been read; of the same request any number of times, one. */
export async function writeText(site: SiteContext, member: Member, message: ReadMessage): Promise<Written> {
  const { key, files, request } = message;
  const talk = await findTalk(site.db, key, member.id);
  if (!talk) return { outcome: 'missing' };
  const before = await knownAnswer(site.db, site, request, writtenMessage);
  if (before) return before;
  const refusal = whyNotWrite(standingOf(talk, undefined));
  if (refusal) return { outcome: refusal };
  // Files are cleaned, and stored, before the talk is held: that takes long.
  const cleaned = await cleanFiles(site, member, files);
  if ('outcome' in cleaned) return cleaned;
  const stored = await storeFiles(site, cleaned.files);
  try {
    return await inTransaction(site.db, (tx) =>
      once(tx, site, request, { answer: writtenMessage }, () => writeHeld(tx, site, member, message, stored)),
    );
  } finally {
    await stored.dropUnused(site.db);
  }
}

/** Writes it while the talk is held; what was asked before is asked again, as something may have changed meanwhile. */
async function writeHeld(
  tx: Tx,
  site: SiteContext,
  member: Member,
  { key, text }: ReadMessage,
  stored: StoredFiles,
): Promise<Written> {
  const talk = await lockTalk(tx, key, member.id);
  if (!talk) return { outcome: 'missing' };
  const refusal = whyNotWrite(standingOf(talk, undefined));
  if (refusal) return { outcome: refusal };
  const now = site.clock.now();
  const entry = { side: talk.side, kind: 'message', content: text } as const;
  const { id, number } = await appendEntry(tx, site.settings, talk.id, entry, now);
  await stored.write(tx, id, now);
  await enterState(tx, site, member, talk, now);
  return { outcome: 'written', key, number };
}

async function enterState(tx: Tx, site: SiteContext, member: Member, talk: OpenTalk, now: Date): Promise<void> {
  const state = stateAfterMessage(talk);
  if (state === talk.state) return;
  const asked = state === 'requested' ? { requested_at: now, reminded_at: null } : {};
  await tx
    .updateTable('talk')
    .set({ state, ...asked })
    .where('id', '=', talk.id)
    .execute();
  if (state === 'open') await beginNegotiating(tx, site, member, talk, now);
}

/** A project whose owner has begun to answer is being negotiated, where it was not so before. */
async function beginNegotiating(tx: Tx, site: SiteContext, member: Member, talk: OpenTalk, now: Date): Promise<void> {
  const project = (await projectsForTalks(tx, [talk.projectId], site.locale)).get(talk.projectId);
  if (project?.status !== 'published') return;
  const move = { projectId: talk.projectId, actor: { memberId: member.id }, to: 'negotiating' } as const;
  if ((await moveProject(tx, site, move)) !== 'moved') return;
  await appendEntry(tx, site.settings, talk.id, { side: talk.side, kind: 'negotiating' }, now);
}
