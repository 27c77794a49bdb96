import { z } from 'zod';
import { eraseMember, erasureOf } from '#features/accounts/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { memberDuties } from '#site/account/member-duties.server.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './place.ts';

/** A member who has gone. */
const line = z.strictObject({ subject: z.string().regex(/^[\da-f]{64}$/), erasedAt: z.iso.datetime() });
type Erasure = z.infer<typeof line>;

const ledgerKey = 'ledger/erasures.jsonl';

/**
 * Writes all erasures that the database or the place knows beside the backups: an old backup knows none of those that came after it.
 * @throws BackupError where the ledger there is damaged
 */
export async function carryLedger(db: Database, place: BackupPlace): Promise<void> {
  const own = await db.selectFrom('erasure').selectAll().execute();
  const known = new Map((await readLedger(place)).map((each) => [each.subject, each]));
  for (const { subject, erased_at } of own) known.set(subject, { subject, erasedAt: erased_at.toISOString() });
  const lines = [...known.values()].sort((a, b) => (a.erasedAt < b.erasedAt ? -1 : 1));
  await place.root.write(ledgerKey, Buffer.from(lines.map((each) => `${JSON.stringify(each)}\n`).join('')));
}

/** The erasures beside the backups. @throws BackupError where a line cannot be read: who it named would be back */
export async function readLedger(place: BackupPlace): Promise<Erasure[]> {
  const bytes = await place.root.read(ledgerKey);
  if (!bytes) return [];
  const text = Buffer.from(bytes).toString();
  return text
    .split('\n')
    .slice(0, -1)
    .concat(text.endsWith('\n') || text === '' ? [] : 'cut')
    .map((each, i) => {
      const read = line.safeParse(parsed(each));
      if (!read.success)
        throw new BackupError(`Line ${i + 1} of ${ledgerKey} is damaged: a member who has gone would be back.`);
      return read.data;
    });
}

type Needs = Pick<Platform, 'db' | 'settings' | 'clock' | 'media' | 'log'>;

/** Erases anew whoever has gone since the backup was made. @returns how many there were */
export async function eraseAnew(site: Needs, erasures: readonly Erasure[]): Promise<number> {
  const gone = new Map(erasures.map(({ subject, erasedAt }) => [subject, new Date(erasedAt)]));
  const members = await site.db.selectFrom('member').select(['id', 'user_id']).execute();
  const back = members.filter(({ user_id }) => gone.has(erasureOf(user_id)));
  for (const { id } of back) await eraseMember(site, id, memberDuties);
  for (const [subject, erased_at] of gone) {
    await site.db
      .insertInto('erasure')
      .values({ subject, erased_at })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ erased_at }))
      .execute();
  }
  return back.length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
