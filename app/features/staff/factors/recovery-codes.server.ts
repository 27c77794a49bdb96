import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '#platform/db/database.ts';

/** Base 32 as Crockford writes it: nothing in it looks like anything else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const howMany = 10;
/** 120 bits: from 112 on a plain hash will do (ASVS 6.5.2). Codes of before have 80, and go on until they are made anew. */
const signs = 24;

/** Makes somebody's recovery codes anew, in place of those they had. @returns them: they are written nowhere else */
export async function makeRecoveryCodes(tx: Tx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Whether a recovery code is one of somebody's, and uses it up: one statement, so it serves once. */
export async function spendRecoveryCode(
  db: Database,
  { staffId, typed, now }: { staffId: number; typed: string; now: Date },
): Promise<boolean> {
  const spent = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** How many codes somebody has left. */
export async function recoveryCodesLeft(db: Database | Tx, staffId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** `7K2M-9QXA-40TN-R8CV-1HDW-Z3E6` */
function newCode(): string {
  // 256 is a multiple of 32: no sign comes more often than another.
  const code = [...randomBytes(signs)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** However it is typed: small letters, other dashes, an O for a nought. */
function hashOf(typed: string): Buffer {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(plain).digest();
}
