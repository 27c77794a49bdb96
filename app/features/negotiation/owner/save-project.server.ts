import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Member } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { once } from '#platform/once/once.ts';
import type { Repeatable } from '#platform/once/request.ts';
import { mayEdit } from '../policy.ts';
import { lockProject } from '../project/move-project.server.ts';
import { mostOwned } from '../project/own-projects.server.ts';
import { noteEvents } from '../project/project-events.server.ts';
import type { Sheet } from '../project/sheet.ts';
import { writeSheet } from '../project/sheet-store.server.ts';

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

/** What is answered when the request that has begun a project comes again. */
const begunBefore = z
  .object({ outcome: z.literal('saved'), id: z.number() })
  .transform((saved) => ({ ...saved, before: true as const }));

/** The request that begins a project. @param body what must be the same of the same request */
export function beginning({ id }: Pick<Member, 'id'>, key: string | undefined, body: object): Repeatable {
  return { kind: { request: 'project request', body: 'project body' }, caller: [id], key, body: [body] };
}

type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;

/** What an owner typed, and of which project. */
export interface Typed {
  /** Left out: a new one is begun. */
  projectId?: number | undefined;
  sheet: Sheet;
  /** Of what begins a project: the same request any number of times begins one. */
  request?: Repeatable | undefined;
}

/** Keeps what an owner has typed, for them alone: as a draft, or as changes to a project, which stays as it is meanwhile. */
export async function saveProject(site: Needs, member: Pick<Member, 'id'>, typed: Typed): Promise<Saved> {
  return inTransaction(site.db, (tx) => saveSheet(tx, site, member, typed));
}

/** As `saveProject`, within a transaction: the project's row is held until it ends. */
export async function saveSheet(
  tx: Tx,
  { settings, clock }: Pick<Needs, 'settings' | 'clock'>,
  member: Pick<Member, 'id'>,
  { projectId, sheet, request }: Typed,
): Promise<Saved> {
  const now = clock.now();
  if (projectId === undefined) {
    const kept = { answer: begunBefore, stands: ({ id }: z.infer<typeof begunBefore>) => isThere(tx, id) };
    return once(tx, { settings, clock }, request, kept, async () => {
      const begun = await beginProject(tx, member.id, now);
      if (begun.outcome === 'saved') {
        await writeSheet(tx, settings, { projectId: begun.id, sheet, submittedAt: null, now });
      }
      return begun;
    });
  }
  const refusal = await whyNotSaved(tx, member, projectId);
  if (refusal) return refusal;
  await writeSheet(tx, settings, { projectId, sheet, submittedAt: null, now });
  return { outcome: 'saved', id: projectId };
}

/** Why a member may not change a project; undefined where they may, or begin one. Its row is held until the transaction ends. */
export async function whyNotSaved(
  tx: Tx,
  member: Pick<Member, 'id'>,
  projectId: number | undefined,
): Promise<{ outcome: 'forbidden' | 'not-now' } | undefined> {
  if (projectId === undefined) return undefined;
  const project = await lockProject(tx, projectId);
  if (project?.ownerId !== member.id) return { outcome: 'forbidden' };
  return mayEdit(member.id, { ownerId: member.id, status: project.status }) ? undefined : { outcome: 'not-now' };
}

async function beginProject(tx: Tx, memberId: number, now: Date): Promise<Saved> {
  // Held meanwhile: of two at once the second counts the first's.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (count >= mostOwned) return { outcome: 'too-many' };
  const { id } = await tx
    .insertInto('project')
    .values({ key: `own-${randomBytes(8).toString('hex')}`, status: 'draft', owner_id: memberId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteEvents(tx, [{ projectId: id, at: now, to: 'draft', actor: { memberId } }]);
  return { outcome: 'saved', id };
}

/** A draft that was deleted since is begun anew by the same request. */
async function isThere(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('project').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
