import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ListedStore } from '#platform/storage/media-store.ts';
import { BackupError } from './backup-error.ts';
import { type Keys, macOf } from './keys.ts';

/** The form of a backup: a program refuses one that is newer than it knows. */
export const formOfBackup = 1;
export const manifestKey = 'state/manifest.json';

const file = { key: z.string(), bytes: z.int(), sha256: z.string() };
const manifestShape = z.strictObject({
  form: z.literal(formOfBackup),
  name: z.string(),
  program: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  keys: z.array(
    z.strictObject({
      setting: z.enum(['PII_KEY', 'LOOKUP_KEY', 'SESSION_SECRET']),
      id: z.string(),
      print: z.string(),
      values: z.int(),
    }),
  ),
  tables: z.array(
    z.strictObject({
      ...file,
      table: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      linesSha256: z.string(),
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string() })),
  media: z.array(z.strictObject(file)),
  log: z.strictObject({ rows: z.int(), last: z.string().optional() }),
});

/** What a backup says of itself. It is written last: a backup without it was broken off. */
export type Manifest = z.infer<typeof manifestShape>;
/** A table in a backup: a line a row, compressed; `linesSha256` is of the lines. */
export type TableEntry = Manifest['tables'][number];

const envelope = z.strictObject({
  manifest: z.looseObject({ form: z.int() }),
  sha256: z.string(),
  mac: z.strictObject({ id: z.string(), value: z.string() }),
});

/** A manifest with its hash, vouched for with a key. */
export function sealManifest(settings: Keys, manifest: Manifest): Buffer {
  const text = JSON.stringify(manifest);
  return Buffer.from(JSON.stringify({ manifest, sha256: sha256(text), mac: macOf(settings, text) }));
}

/**
 * The manifest of a backup, whole, and as the site wrote it.
 * @param checkBefore is asked what else the manifest demands (migrations, keys) before the key that vouches for it is looked for
 * @throws BackupError where it is missing, damaged, of a newer form, or was changed by somebody without the keys
 */
export async function readManifest(
  store: ListedStore,
  settings: Keys,
  checkBefore: (manifest: Manifest) => void = () => {},
): Promise<Manifest> {
  const bytes = await store.read(manifestKey);
  if (!bytes)
    throw new BackupError('It has no manifest: there is no such backup, or it was broken off while it was made.');
  const text = Buffer.from(bytes).toString();
  const given = envelope.safeParse(parsed(text));
  if (!given.success) throw new BackupError('Its manifest is damaged.');
  const { manifest, mac } = given.data;
  const own = JSON.stringify(manifest);
  if (sha256(own) !== given.data.sha256 || JSON.stringify(given.data) !== text) {
    throw new BackupError('Its manifest is damaged.');
  }
  if (manifest.form > formOfBackup) throw new BackupError(`It is of form ${manifest.form}, newer than this program.`);
  const read = manifestShape.safeParse(manifest);
  if (!read.success) throw new BackupError(`Its manifest is not one: ${read.error.issues[0]?.path.join('.')}.`);
  checkBefore(read.data);
  if (macOf(settings, own, mac.id).value !== mac.value) {
    throw new BackupError('Its manifest was changed by somebody who does not have the keys.');
  }
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
