import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { arrived, storeOnItsWay, turnBack } from '#platform/storage/files-on-their-way.server.ts';
import { mayEdit, maySee } from '../policy.ts';
import { lockProject } from '../project/move-project.server.ts';
import {
  type Attachment,
  type AttachmentKind,
  type AttachmentRefusal,
  attachmentHref,
  mostAttachments,
} from './attachments.ts';
import { cleanAttachment } from './clean-attachment.server.ts';

/** What became of a file that an owner sent. */
export type Attached =
  | { outcome: 'attached'; attachment: Attachment }
  | { outcome: 'refused'; refusal: AttachmentRefusal | 'too-many' }
  | { outcome: 'forbidden' }
  | { outcome: 'not-now' };

type Needs = Pick<Platform, 'db' | 'settings' | 'clock' | 'media'>;

/**
 * Puts a file to a project, checked and written anew. What is put to an open project waits for approval, as texts do: until
 * then its owner alone sees it.
 */
export async function attachFile(
  site: Needs,
  memberId: number,
  { projectId, name, bytes }: { projectId: number; name: string; bytes: Uint8Array },
): Promise<Attached> {
  // Before the file is looked at, which costs; and once more with the row held.
  const first = await inTransaction(site.db, (tx) => refused(tx, memberId, projectId));
  if (first) return first;
  const clean = await cleanAttachment(bytes, name);
  if ('refusal' in clean) return { outcome: 'refused', refusal: clean.refusal };
  const key = randomBytes(16).toString('base64url');
  const storageKey = `projects/${key}`;
  await storeOnItsWay(site, storageKey, clean.bytes);
  const attached = await inTransaction(site.db, async (tx): Promise<Attached> => {
    const again = await refused(tx, memberId, projectId);
    if (again) return again;
    const row = { key, kind: clean.kind, name: clean.name, bytes: clean.bytes.length };
    await tx
      .insertInto('project_attachment')
      .values({
        ...row,
        project_id: projectId,
        storage_key: storageKey,
        approved: site.settings.AUTO_APPROVE,
        created_at: site.clock.now(),
      })
      .execute();
    await arrived(tx, [storageKey]);
    await emptyPages(tx, ['negotiation']);
    return {
      outcome: 'attached',
      attachment: present({ ...row, approved: site.settings.AUTO_APPROVE, returned: false }),
    };
  });
  if (attached.outcome !== 'attached') await turnBack(site, storageKey);
  return attached;
}

/** Why a member may not put a file to a project; its row is held. */
async function refused(tx: Tx, memberId: number, projectId: number): Promise<Attached | undefined> {
  const project = await lockProject(tx, projectId);
  if (project?.ownerId !== memberId) return { outcome: 'forbidden' };
  if (!mayEdit(memberId, project)) return { outcome: 'not-now' };
  const files = await readAttachments(tx, projectId);
  return files.length >= mostAttachments ? { outcome: 'refused', refusal: 'too-many' } : undefined;
}

/** Takes a file of a project away, at once and for everybody. */
export async function removeFile(
  { db }: Pick<Needs, 'db'>,
  memberId: number,
  { projectId, key }: { projectId: number; key: string },
): Promise<'removed' | 'forbidden' | 'not-now'> {
  return inTransaction(db, async (tx) => {
    const project = await lockProject(tx, projectId);
    if (project?.ownerId !== memberId) return 'forbidden';
    if (!mayEdit(memberId, project)) return 'not-now';
    await tx.deleteFrom('project_attachment').where('project_id', '=', projectId).where('key', '=', key).execute();
    await emptyPages(tx, ['negotiation']);
    return 'removed';
  });
}

/** The files of a project, in the order in which they came. */
export async function readAttachments(db: Database | Tx, projectId: number): Promise<Attachment[]> {
  return (await readAttachmentsOf(db, [projectId])).get(projectId) ?? [];
}

/** The files of projects, by project. */
export async function readAttachmentsOf(
  db: Database | Tx,
  projectIds: readonly number[],
): Promise<Map<number, Attachment[]>> {
  const rows = await db
    .selectFrom('project_attachment')
    .select(['project_id', 'key', 'name', 'kind', 'bytes', 'approved', 'returned'])
    .where('project_id', 'in', projectIds)
    .orderBy('id')
    .execute();
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id);
  return new Map([...byProject].map(([id, files]) => [id, files.map(({ project_id: _, ...file }) => present(file))]));
}

function present(row: Omit<Attachment, 'href'>): Attachment {
  return { ...row, href: attachmentHref(row.key) };
}

/** Where the bytes of a file lie, and how it is given out. */
export interface StoredFile {
  storageKey: string;
  name: string;
  kind: AttachmentKind;
}

/** A file that somebody may see, and where its bytes lie. @param memberId who asks; undefined for a stranger */
export async function attachmentFor(
  db: Database,
  key: string,
  memberId: number | undefined,
): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('project_attachment as file')
    .innerJoin('project', 'project.id', 'file.project_id')
    .select(['file.storage_key as storageKey', 'file.name', 'file.kind', 'file.approved'])
    .select(['project.owner_id as ownerId', 'project.status'])
    .where('file.key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwner = memberId !== undefined && row.ownerId === memberId;
  const seen = row.approved ? maySee(memberId, row) : isOwner;
  return seen ? { storageKey: row.storageKey, name: row.name, kind: row.kind } : undefined;
}
