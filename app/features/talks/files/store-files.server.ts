import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { accountsLimits, type Member, withinLimit } from '#features/accounts/index.server.ts';
import { cleanAttachment } from '#features/negotiation/index.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { arrived, storeOnItsWay, turnBack } from '#platform/storage/files-on-their-way.server.ts';
import { filePurpose } from '../entry/sealed-purposes.ts';
import type { FileProblem, TalkRefusal } from '../outcomes.ts';
import { filesMost } from '../talks.ts';

const cipher = 'aes-256-gcm';

/** A file as somebody sends it. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

interface CleanFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

/** Checks files and writes them anew: pictures without metadata, PDFs without scripts. */
export async function cleanFiles(
  site: SiteContext,
  member: Member,
  files: readonly SentFile[],
): Promise<{ files: CleanFile[] } | TalkRefusal> {
  if (files.length > filesMost) return { outcome: 'wrong-file', problem: 'too-many' };
  const clean: CleanFile[] = [];
  for (const { name, bytes } of files) {
    const permit = await withinLimit(site, accountsLimits.upload, `member ${member.id}`);
    if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
    const file = await cleanAttachment(bytes, name);
    if ('refusal' in file) return { outcome: 'wrong-file', problem: problemOf[file.refusal] };
    clean.push(file);
  }
  return { files: clean };
}

type Refused = Extract<Awaited<ReturnType<typeof cleanAttachment>>, { refusal: unknown }>['refusal'];

const problemOf: Record<Refused, FileProblem> = {
  kind: 'wrong-kind',
  'too-large': 'too-large',
  pixels: 'too-much',
  pages: 'too-much',
  encrypted: 'damaged',
  damaged: 'damaged',
  busy: 'busy',
};

/** Files in the storage, before a message has come to hold them. */
export interface StoredFiles {
  /** Gives them to a message. */
  write(tx: Tx, entryId: number, now: Date): Promise<void>;
  /** Takes out of the storage again what no message came to hold, whatever the reason. */
  dropUnused(db: Database): Promise<void>;
}

/**
 * Puts files into the storage, each encrypted with a key of its own. They are nobody's until `write` has put the keys,
 * sealed, into the database: what is left there as a process dies cannot be read by anyone, and is taken away after a day.
 * @throws where one of them cannot be stored; then none is
 */
export async function storeFiles(
  site: Pick<SiteContext, 'db' | 'clock' | 'media' | 'settings'>,
  files: readonly CleanFile[],
): Promise<StoredFiles> {
  const sealed = files.map((file) => sealFile(site.settings, file));
  const remove = (keys: string[]) => Promise.all(keys.map((key) => turnBack(site, storageKey(key))));
  const stored = await Promise.allSettled(
    sealed.map(({ row, encrypted }) => storeOnItsWay(site, storageKey(row.key), encrypted)),
  );
  const kept = sealed.map(({ row }) => row);
  const keys = kept.map(({ key }) => key);
  const failed = stored.find((each) => each.status === 'rejected');
  if (failed) {
    await remove(keys);
    throw failed.reason;
  }
  return {
    async write(tx, entryId, now) {
      if (kept.length === 0) return;
      const rows = kept.map((file) => ({ ...file, entry_id: entryId, created_at: now }));
      await tx.insertInto('talk_file').values(rows).execute();
      await arrived(tx, keys.map(storageKey));
    },
    async dropUnused(db) {
      if (keys.length === 0) return;
      // The rows are asked, not the outcome: a commit may hold though its answer was lost.
      const rows = await db.selectFrom('talk_file').select('key').where('key', 'in', keys).execute();
      const held = new Set(rows.map(({ key }) => key));
      await remove(keys.filter((key) => !held.has(key)));
    },
  };
}

function sealFile(settings: Pick<Settings, 'PII_KEY'>, { name, mime, bytes }: CleanFile) {
  const key = randomBytes(16).toString('base64url');
  const secret = randomBytes(32);
  const sealed = sealPersonal(settings, filePurpose, JSON.stringify({ name, secret: secret.toString('base64url') }));
  return { row: { key, mime, bytes: bytes.length, sealed }, encrypted: encryptBytes(secret, bytes) };
}

/** The name of a file that was kept. */
export function openFileName(settings: Pick<Settings, 'PII_KEY'>, sealed: Buffer): string {
  return openSealed(settings, sealed).name;
}

/** What a file holds; undefined where the storage has lost it. */
export async function openFile(
  { media, settings }: Pick<SiteContext, 'media' | 'settings'>,
  { key, sealed }: { key: string; sealed: Buffer },
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const { name, secret } = openSealed(settings, sealed);
  const encrypted = await media.read(storageKey(key));
  return encrypted && { name, bytes: decryptBytes(Buffer.from(secret, 'base64url'), Buffer.from(encrypted)) };
}

/** Takes files out of the storage whose rows have gone. @returns how many */
export async function dropFiles({ db, media }: Pick<Platform, 'db' | 'media'>): Promise<number> {
  const rows = await db.selectFrom('talk_file_dropped').select('key').limit(100).execute();
  for (const { key } of rows) {
    await media.remove(storageKey(key));
    await db.deleteFrom('talk_file_dropped').where('key', '=', key).execute();
  }
  return rows.length;
}

function openSealed(settings: Pick<Settings, 'PII_KEY'>, sealed: Buffer): { name: string; secret: string } {
  return JSON.parse(unsealPersonal(settings, filePurpose, sealed)) as { name: string; secret: string };
}

const storageKey = (key: string) => `talks/${key}`;

// A key encrypts one file and nothing else: the nonce need not differ.
const nonce = Buffer.alloc(12);

function encryptBytes(secret: Buffer, bytes: Uint8Array): Buffer {
  const encryption = createCipheriv(cipher, secret, nonce);
  return Buffer.concat([encryption.update(bytes), encryption.final(), encryption.getAuthTag()]);
}

function decryptBytes(secret: Buffer, encrypted: Buffer): Buffer {
  const decryption = createDecipheriv(cipher, secret, nonce, { authTagLength: 16 });
  decryption.setAuthTag(encrypted.subarray(-16));
  return Buffer.concat([decryption.update(encrypted.subarray(0, -16)), decryption.final()]);
}
