import { randomBytes } from 'node:crypto';
import type { Member } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { RequestHashes } from '#platform/http/request-key.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { lockProject } from './move-project.server.ts';
import { mostOwned } from './own-projects.server.ts';
import { mayEdit } from './policy.ts';
import { noteEvents } from './project-events.server.ts';
import type { Sheet } from './sheet.ts';
import { writeSheet } from './sheet-store.server.ts';

/** What became of what an owner typed. */
export type Saved =
  | { outcome: 'saved'; id: number /** By the same request, earlier. */; before?: true }
  /** The key of the request came before, with other words. */
  | { outcome: 'other-body' }
  /** It is somebody else's, or there is none. */
  | { outcome: 'forbidden' }
  /** It is signed: what was agreed stays. */
  | { outcome: 'not-now' }
  /** They have as many as one may have. */
  | { outcome: 'too-many' };

type Site = Pick<Platform, 'db' | 'settings' | 'clock'>;

/** What an owner typed, and of which project. */
export interface Typed {
  /** Left out: a new one is begun. */
  projectId?: number | undefined;
  sheet: Sheet;
  /** Of what begins a project: the same request any number of times begins one. */
  request?: RequestHashes | undefined;
}

/** Keeps what an owner has typed, for them alone: as a draft, or as changes to a project, which stays as it is meanwhile. */
export async function saveProject(site: Site, member: Pick<Member, 'id'>, typed: Typed): Promise<Saved> {
  return inTransaction(site.db, (tx) => keepSheet(tx, site, member, typed));
}

/** As `saveProject`, within a transaction: the project's row is held until it ends. */
export async function keepSheet(
  tx: Tx,
  { settings, clock }: Pick<Site, 'settings' | 'clock'>,
  member: Pick<Member, 'id'>,
  { projectId, sheet, request }: Typed,
): Promise<Saved> {
  const now = clock.now();
  if (projectId === undefined) {
    const begun = await beginProject(tx, member.id, { now, request });
    if (begun.outcome === 'saved' && !begun.before) {
      await writeSheet(tx, settings, { projectId: begun.id, sheet, submittedAt: null, now });
    }
    return begun;
  }
  const refusal = await whyNotKept(tx, member, projectId);
  if (refusal) return refusal;
  await writeSheet(tx, settings, { projectId, sheet, submittedAt: null, now });
  return { outcome: 'saved', id: projectId };
}

/** Why a member may not change a project; undefined where they may, or begin one. Its row is held until the transaction ends. */
export async function whyNotKept(
  tx: Tx,
  member: Pick<Member, 'id'>,
  projectId: number | undefined,
): Promise<{ outcome: 'forbidden' | 'not-now' } | undefined> {
  if (projectId === undefined) return undefined;
  const project = await lockProject(tx, projectId);
  if (project?.ownerId !== member.id) return { outcome: 'forbidden' };
  return mayEdit(member.id, { ownerId: member.id, status: project.status }) ? undefined : { outcome: 'not-now' };
}

async function beginProject(
  tx: Tx,
  memberId: number,
  { now, request }: { now: Date; request: RequestHashes | undefined },
): Promise<Saved> {
  // Held meanwhile: of two at once the second counts the first's, and finds it where it is the same request.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const before = await sameRequest(tx, request);
  if (before) return before;
  const { count } = await tx
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (count >= mostOwned) return { outcome: 'too-many' };
  const { id } = await tx
    .insertInto('project')
    .values({
      key: `own-${randomBytes(8).toString('hex')}`,
      status: 'draft',
      owner_id: memberId,
      request_hash: request?.request ?? null,
      body_hash: request?.request ? request.body : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteEvents(tx, [{ projectId: id, at: now, to: 'draft', actor: { memberId } }]);
  return { outcome: 'saved', id };
}

/** The project that the same request has begun before. */
async function sameRequest(tx: Tx, request: RequestHashes | undefined): Promise<Saved | undefined> {
  if (!request?.request) return undefined;
  const row = await tx
    .selectFrom('project')
    .select(['id', 'body_hash'])
    .where('request_hash', '=', request.request)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.body_hash?.equals(request.body)
    ? { outcome: 'saved', id: row.id, before: true }
    : { outcome: 'other-body' };
}
