import {
  dropPicture,
  importPicture,
  MediaRefused,
  pictureHref,
  pictures,
  type RefusalReason,
} from '#features/media/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Member } from './members.ts';
import { withinLimit } from './within-limit.server.ts';

/** Width of an avatar in pixels: it is shown small. */
const width = 320;

export type AvatarChanged =
  | { outcome: 'changed' }
  | { outcome: 'refused'; reason: RefusalReason }
  | { outcome: 'too-often'; retryAfter: number };

/** Gives a member a picture, checked and written anew as all are; the one before goes. */
export async function setAvatar(site: SiteContext, { id }: Member, bytes: Uint8Array): Promise<AvatarChanged> {
  const permit = await withinLimit(site, 'upload', `member ${id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  try {
    await replaceAvatar(site, id, bytes);
    return { outcome: 'changed' };
  } catch (error) {
    if (error instanceof MediaRefused) return { outcome: 'refused', reason: error.reason };
    throw error;
  }
}

/** Takes a member's picture away, its files too. */
export async function removeAvatar(site: SiteContext, { id }: Member): Promise<void> {
  await replaceAvatar(site, id);
}

async function replaceAvatar({ db, media }: SiteContext, memberId: number, bytes?: Uint8Array): Promise<void> {
  const dropFiles = await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('member')
      .select('avatar_id')
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    const avatar_id = bytes ? await importPicture(tx, media, { bytes, alts: {} }) : null;
    await tx.updateTable('member').set({ avatar_id }).where('id', '=', memberId).execute();
    return before?.avatar_id ? dropPicture(tx, before.avatar_id) : undefined;
  });
  await dropFiles?.(media);
}

/** Address of a member's picture; empty where there is none. */
export async function avatarHref(db: Database, { avatarId, locale }: Pick<Member, 'avatarId' | 'locale'>) {
  const picture = avatarId === null ? undefined : (await pictures(db, [avatarId], locale)).get(avatarId);
  return picture ? pictureHref(picture, width, 'webp') : '';
}
