import {
  dropPicture,
  enterPicture,
  MediaRefused,
  pictureHref,
  pictures,
  type RefusalReason,
  type StoredPicture,
  storePicture,
} from '#features/media/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { turnBack } from '#platform/storage/files-on-their-way.server.ts';
import { withinLimit } from '../limits/within-limit.server.ts';
import { accountsLimits } from '../limits.server.ts';
import type { Member } from './members.ts';

/** Width of an avatar in pixels: it is shown small. */
const width = 320;

export type AvatarChanged =
  | { outcome: 'changed' }
  | { outcome: 'refused'; reason: RefusalReason }
  /** The account was deleted meanwhile. */
  | { outcome: 'gone' }
  | { outcome: 'too-often'; retryAfter: number };

/** Gives a member a picture, checked and written anew as all are; the one before goes. */
export async function setAvatar(site: SiteContext, { id }: Member, bytes: Uint8Array): Promise<AvatarChanged> {
  const permit = await withinLimit(site, accountsLimits.upload, `member ${id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  try {
    const picture = await storePicture(site, bytes, 2 * width);
    if (await replaceAvatar(site, id, picture)) return { outcome: 'changed' };
    return { outcome: 'gone' };
  } catch (error) {
    if (error instanceof MediaRefused) return { outcome: 'refused', reason: error.reason };
    throw error;
  }
}

/** Takes a member's picture away, its files too. */
export async function removeAvatar(site: SiteContext, { id }: Member): Promise<void> {
  await replaceAvatar(site, id);
}

/** @returns whether the member is still there; a picture for one who is not is not kept */
async function replaceAvatar(site: SiteContext, memberId: number, picture?: StoredPicture): Promise<boolean> {
  let isKept = false;
  try {
    const dropFiles = await inTransaction(site.db, async (tx) => {
      const before = await lockAvatar(tx, memberId);
      if (!before) return undefined;
      const avatar_id = picture ? await enterPicture(tx, picture, {}, false) : null;
      await tx.updateTable('member').set({ avatar_id }).where('id', '=', memberId).execute();
      return { files: before.avatarId === null ? undefined : await dropPicture(tx, before.avatarId) };
    });
    isKept = dropFiles !== undefined;
    await dropFiles?.files?.(site.media);
    return isKept;
  } finally {
    if (picture && !isKept) await turnBack(site, picture.key);
  }
}

/** The picture of a member, whose row is held; undefined where there is no such member any more. */
export async function lockAvatar(tx: Tx, memberId: number): Promise<{ avatarId: number | null } | undefined> {
  return tx
    .selectFrom('member')
    .select('avatar_id as avatarId')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** Address of a member's picture; empty where there is none. */
export async function avatarHref(db: Database, { avatarId, locale }: Pick<Member, 'avatarId' | 'locale'>) {
  const picture = avatarId === null ? undefined : (await pictures(db, [avatarId], locale)).get(avatarId);
  return picture ? pictureHref(picture, width, 'webp') : '';
}
