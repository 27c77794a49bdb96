import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { storedFile } from '#platform/bundle/bundle-part.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { storeOnItsWay, streamOnItsWay, turnBack } from '#platform/storage/files-on-their-way.server.ts';
import { FilmRefused } from '../films/film-refused.ts';
import { lookedAt } from '../films/store-film.server.ts';
import { mostFilmBytes } from '../media.ts';
import { MediaRefused } from '../media-refused.server.ts';
import { cleanPicture } from '../pictures/clean-picture.server.ts';
import type { MediaRow } from './media-row.ts';
import { formatOf } from './write-rows.server.ts';

type Site = Pick<Platform, 'db' | 'clock' | 'media'>;

const mostCaptionBytes = 256 * 1024;

/**
 * Puts the files of pictures and films into the storage under the keys that they had, once they have been looked at as if somebody
 * handed them in. What lies there already stays.
 * @throws BundleError where one is not what its row says, or the site would not take it
 */
export async function storeFiles(site: Site, bundle: Bundle, rows: readonly MediaRow[]): Promise<void> {
  for (const row of rows) {
    await (row.kind === 'picture' ? storePicture(site, bundle, row) : storeFilm(site, bundle, row));
    for (const key of Object.values(row.captions ?? {})) await storeCaptions(site, bundle, key);
  }
}

/** A picture is kept as it was cleaned when it came in: cleaned once more it is the same. */
async function storePicture(site: Site, bundle: Bundle, { stored, width, height }: MediaRow): Promise<void> {
  const bytes = await bundle.bytes(storedFile(stored));
  const clean = await cleanPicture(bytes).catch((error) => {
    if (!(error instanceof MediaRefused)) throw error;
    throw new BundleError(`${storedFile(stored)}: ${error.message}`);
  });
  if (!bytes.equals(clean.bytes)) throw new BundleError(`${storedFile(stored)}: is no picture as the site keeps them`);
  if (clean.width !== width || clean.height !== height) {
    throw new BundleError(
      `${storedFile(stored)}: is ${clean.width} x ${clean.height} pixels, not ${width} x ${height}`,
    );
  }
  if (!(await isStored(site, bundle, stored))) await storeOnItsWay(site, stored, bytes);
}

async function storeFilm(site: Site, bundle: Bundle, { stored }: MediaRow): Promise<void> {
  const size = await bundle.size(storedFile(stored));
  if (size > mostFilmBytes) throw new BundleError(`${storedFile(stored)}: is larger than ${mostFilmBytes} bytes`);
  if (await isStored(site, bundle, stored)) return;
  await streamOnItsWay(site, stored, await bundle.stream(storedFile(stored)));
  try {
    await lookedAt(site.media, { key: stored, format: formatOf(stored), size });
  } catch (error) {
    await turnBack(site, stored);
    if (!(error instanceof FilmRefused)) throw error;
    throw new BundleError(`${storedFile(stored)}: ${error.message}`);
  }
}

async function storeCaptions(site: Site, bundle: Bundle, key: string): Promise<void> {
  const bytes = await bundle.bytes(storedFile(key));
  if (bytes.length > mostCaptionBytes) throw new BundleError(`${storedFile(key)}: is larger than 256 KiB`);
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(bytes.toString())) throw new BundleError(`${storedFile(key)}: is no WebVTT`);
  if (!(await isStored(site, bundle, key))) await storeOnItsWay(site, key, bytes);
}

/** Whether the file lies in the storage already. @throws BundleError where another one lies under its key */
async function isStored({ media }: Site, bundle: Bundle, key: string): Promise<boolean> {
  const size = await media.size(key);
  if (size === undefined) return false;
  if (size === (await bundle.size(storedFile(key)))) return true;
  throw new BundleError(`${storedFile(key)}: another file lies under its name in the storage`);
}
