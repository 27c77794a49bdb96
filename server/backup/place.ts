import { rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#platform/config/settings.ts';
import { codeOf } from '#platform/error-code.ts';
import { diskStore } from '#platform/storage/disk-store.ts';
import type { ListedStore } from '#platform/storage/media-store.ts';
import { s3Store } from '#platform/storage/s3-store.ts';
import { BackupError } from './backup-error.ts';
import { manifestKey } from './manifest.ts';

/** Where backups lie: a folder each, and beside them evidence and the ledger of erasures. */
export interface BackupPlace {
  /** All of it. */
  root: ListedStore;
  /** One backup. */
  open(name: string): ListedStore;
  /** Takes one away. */
  remove(name: string): Promise<void>;
  /** The names of backups, finished or not, the oldest first. */
  names(): Promise<string[]>;
}

/** The moment at which it was begun, UTC: names in order are backups in order. */
const nameForm = /^\d{8}T\d{6}Z$/;

/** What a backup that begins at a moment is called. */
export function nameOfBackup(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** The place of the settings: BACKUP_URL, else DATA_DIR/backups. @throws SettingsError where it lacks a part */
export function placeOf({ BACKUP_URL, DATA_DIR }: Pick<Settings, 'BACKUP_URL' | 'DATA_DIR'>): BackupPlace {
  if (BACKUP_URL?.startsWith('file:')) return folderPlace(fileURLToPath(BACKUP_URL));
  if (!BACKUP_URL) return folderPlace(join(DATA_DIR, 'backups'));
  const [, address = '', query = ''] = /^([^?]*?)\/*(\?.*)?$/.exec(BACKUP_URL) ?? [];
  return placeIn(
    s3Store(BACKUP_URL),
    (name) => s3Store(`${address}/${name}${query}`),
    async () => {},
  );
}

/**
 * The backup that an operator names: by its name in the place of the settings, or by the path of its folder.
 * @throws BackupError where it can be neither
 */
export function placeOfNamed(
  settings: Pick<Settings, 'BACKUP_URL' | 'DATA_DIR'>,
  given: string,
): { place: BackupPlace; name: string } {
  const name = basename(given);
  if (!nameForm.test(name)) throw new BackupError(`${given}: a backup is called like 20261127T021500Z.`);
  return { name, place: name === given ? placeOf(settings) : folderPlace(dirname(resolve(given))) };
}

function folderPlace(directory: string): BackupPlace {
  // A folder on disk stays when nothing is in it any more.
  const clear = (name: string) => rm(join(directory, name), { recursive: true });
  return placeIn(folderStore(directory), (name) => folderStore(join(directory, name)), clear);
}

/** Why a folder cannot be used, where the operator can mend it; what is copied into it may be missing as well. */
const noRoom = new Set(['EDQUOT', 'ENOSPC']);
const noAccess = new Set(['EACCES', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);

function isUnusable(directory: string, error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (noRoom.has(code)) return true;
  const path = error instanceof Error && 'path' in error ? String(error.path) : undefined;
  return noAccess.has(code) && path !== undefined && (path.startsWith(directory) || directory.startsWith(path));
}

/** A folder of backups that throws BackupError where it cannot be used: it may not be written, has no room, is none. */
function folderStore(directory: string): ListedStore {
  const store = diskStore(directory);
  const told = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      if (!isUnusable(directory, error)) throw error;
      const why = `${codeOf(error)}. Their place is BACKUP_URL, see deploy/backup.md.`;
      throw new BackupError(`Backups cannot be read or written in ${directory}: ${why}`);
    });
  return {
    ...store,
    write: (key, bytes) => told(store.write(key, bytes)),
    writeStream: (key, chunks) => told(store.writeStream(key, chunks)),
    keys: () => told(store.keys()),
    folders: () => told(store.folders()),
  };
}

function placeIn(root: ListedStore, open: BackupPlace['open'], clear: BackupPlace['remove']): BackupPlace {
  return {
    root,
    open,
    async remove(name) {
      const store = open(name);
      // The manifest first: broken off, what is left is no backup.
      await store.remove(manifestKey);
      for (const key of await store.keys()) await store.remove(key);
      await clear(name);
    },
    names: async () => (await root.folders()).filter((name) => nameForm.test(name)),
  };
}
