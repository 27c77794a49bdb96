import type { Member } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { findTalk } from '../entry/open-talk.server.ts';
import { isKey } from '../talks.ts';
import { openFile } from './store-files.server.ts';

/** A file of a talk of a member; undefined where there is none, or it is not theirs to see. */
export async function readFileOf(
  site: SiteContext,
  member: Member,
  asked: { talk: string; file: string },
): Promise<{ name: string; mime: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const talk = await findTalk(site.db, asked.talk, member.id);
  if (!talk || !isKey(asked.file)) return undefined;
  const row = await site.db
    .selectFrom('talk_file')
    .innerJoin('talk_entry', 'talk_entry.id', 'talk_file.entry_id')
    .select(['talk_file.key', 'talk_file.mime', 'talk_file.sealed'])
    .where('talk_entry.talk_id', '=', talk.id)
    .where('talk_file.key', '=', asked.file)
    .executeTakeFirst();
  const file = row && (await openFile(site, row));
  return file && { name: file.name, bytes: new Uint8Array(file.bytes), mime: row.mime };
}
