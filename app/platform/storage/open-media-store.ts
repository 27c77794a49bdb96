import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { diskStore } from './disk-store.ts';
import type { ListedStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';

/**
 * Opens the storage of the settings: the bucket of S3_URL, else DATA_DIR/uploads.
 * @throws SettingsError where S3_URL lacks a part
 */
export function openMediaStore({ DATA_DIR, S3_URL }: Pick<Settings, 'DATA_DIR' | 'S3_URL'>): ListedStore {
  return S3_URL ? s3Store(S3_URL) : diskStore(join(DATA_DIR, 'uploads'));
}
