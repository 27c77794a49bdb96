import type { Settings } from '#platform/config/settings.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import { lookupsInUse } from '#platform/crypto/rotate-lookups.ts';
import { keysInUse } from '#platform/crypto/rotate-personal.ts';
import type { Database } from '#platform/db/database.ts';
import { lookupColumns } from '../keys/lookup-columns.ts';
import { sealedColumns } from '../keys/sealed-columns.ts';
import { BackupError } from './backup-error.ts';

export type Keys = Pick<Settings, 'PII_KEY' | 'LOOKUP_KEY' | 'SESSION_SECRET'>;

/** A key, told from another one of the same id without being known. */
export interface KeyPrint {
  setting: 'PII_KEY' | 'LOOKUP_KEY' | 'SESSION_SECRET';
  id: string;
  print: string;
  /** How many values of the backup hang on it. */
  values: number;
}

interface Known {
  setting: KeyPrint['setting'];
  id: string;
  secret: string;
}

/** The keys of the settings, with what in the database hangs on each. @throws BackupError where one that is in use is not given */
export async function keyPrints(db: Database, settings: Keys): Promise<KeyPrint[]> {
  const sealed = await keysInUse(db, sealedColumns);
  const hashed = await lookupsInUse(db, lookupColumns);
  const count = (uses: typeof sealed, id: string) =>
    uses.filter(({ keyId }) => keyId === id).reduce((sum, { values }) => sum + Number(values), 0);
  const known = knownKeys(settings);
  for (const [setting, uses] of [
    ['PII_KEY', sealed],
    ['LOOKUP_KEY', hashed],
  ] as const) {
    const missing = uses.find(
      ({ keyId }) => keyId && !known.some((key) => key.setting === setting && key.id === keyId),
    );
    if (missing)
      throw new BackupError(`${setting} has no key ${missing.keyId}: what hangs on it could not be proven whole.`);
  }
  return known.map((key) => ({
    setting: key.setting,
    id: key.id,
    print: printOf(key),
    values: count(key.setting === 'PII_KEY' ? sealed : hashed, key.id),
  }));
}

/** @throws BackupError where a key that the backup hangs on is not given, or is another one */
export function checkKeys(prints: readonly KeyPrint[], settings: Keys): void {
  const known = knownKeys(settings);
  for (const { setting, id, print, values } of prints.filter((each) => each.values > 0)) {
    const own = known.find((key) => key.setting === setting && key.id === id);
    if (own && printOf(own) === print) continue;
    const what = own ? `another ${setting} than the backup’s` : `no ${setting}`;
    const lost =
      setting === 'PII_KEY' ? `${values} sealed values could not be opened` : `${values} hashes would find nobody`;
    throw new BackupError(`There is ${what}${id && ` under the id ${id}`}: ${lost}.`);
  }
}

/** Vouches for a manifest with the first key of PII_KEY. @throws BackupError where there is none */
export function macOf(settings: Keys, text: string, id = settings.PII_KEY?.[0]?.id): { id: string; value: string } {
  const key = settings.PII_KEY?.find((each) => each.id === id);
  if (!key)
    throw new BackupError(`There is no PII_KEY${id ? ` under the id ${id}` : ''}: nothing vouches for the backup.`);
  return { id: key.id, value: keyedHash(key.key.export().toString('base64'), 'backup manifest', text).toString('hex') };
}

function knownKeys({ PII_KEY = [], LOOKUP_KEY = [], SESSION_SECRET }: Keys): Known[] {
  const named = (setting: Known['setting'], keys: typeof PII_KEY) =>
    keys.map(({ id, key }) => ({ setting, id, secret: key.export().toString('base64') }));
  const session = SESSION_SECRET ? [{ setting: 'SESSION_SECRET', id: '', secret: SESSION_SECRET } as const] : [];
  return [...named('PII_KEY', PII_KEY), ...named('LOOKUP_KEY', LOOKUP_KEY), ...session];
}

function printOf({ setting, id, secret }: Known): string {
  return keyedHash(secret, 'backup fingerprint', `${setting} ${id}`).toString('hex').slice(0, 32);
}
