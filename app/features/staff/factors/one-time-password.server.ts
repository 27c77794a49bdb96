import { randomBytes, randomUUID } from 'node:crypto';
import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database, Tx } from '#platform/db/database.ts';

/** What a secret is sealed for. */
export const totpPurpose = 'second factor of staff';

/** Of 160 bits, as RFC 4226 wishes. */
const secretBytes = 20;
/** Seconds; what every app takes for granted. */
const period = 30;

/** Fetched when somebody types or makes one. */
async function totpOf(secret: string, label = '') {
  const { TOTP } = await import('otpauth');
  return new TOTP({ issuer: 'CAETE', label, secret, period, digits: 6, algorithm: 'SHA1' });
}

/** A new secret as apps take it, in base 32. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32;
}

/** What a QR code says to the app. @param label whose it is */
export async function totpAddress(secret: string, label: string): Promise<string> {
  return (await totpOf(secret, label)).toString();
}

/**
 * The time step of a one-time password: this one, or the one before or after, for clocks differ.
 * @param moment by the clocks of phones, whatever time the site plays
 */
export async function totpStep(secret: string, typed: string, moment = Date.now()): Promise<number | undefined> {
  if (!/^\d{6}$/.test(typed)) return undefined;
  const totp = await totpOf(secret);
  const delta = totp.validate({ token: typed, timestamp: moment, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: moment }) + delta;
}

/** Keeps a secret as somebody's factor. @param step that of the password by which they have shown that their app has it */
export async function addTotp(
  tx: Tx,
  settings: Pick<Settings, 'PII_KEY'>,
  { staffId, name, secret, step, now }: { staffId: number; name: string; secret: string; step: number; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('staff_factor')
    .values({
      id,
      staff_id: staffId,
      kind: 'totp',
      name,
      sealed: sealPersonal(settings, totpPurpose, secret),
      counter: step,
      created_at: now,
    })
    .execute();
  return id;
}

/**
 * Whether a one-time password is one of somebody's, and uses it up: a step is taken once and none before it, also of several at
 * the same moment.
 */
export async function spendTotp(
  db: Database,
  settings: Pick<Settings, 'PII_KEY'>,
  { staffId, typed, now, moment }: { staffId: number; typed: string; now: Date; moment?: number },
): Promise<boolean> {
  const factors = await db
    .selectFrom('staff_factor')
    .select(['id', 'sealed'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'totp')
    .execute();
  for (const { id, sealed } of factors) {
    const step = sealed && (await totpStep(unsealPersonal(settings, totpPurpose, sealed), typed, moment));
    if (!step) continue;
    const spent = await db
      .updateTable('staff_factor')
      .set({ counter: step, used_at: now })
      .where('id', '=', id)
      .where('counter', '<', step)
      .returning('id')
      .executeTakeFirst();
    if (spent) return true;
  }
  return false;
}
