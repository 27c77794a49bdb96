import { manifestKey } from './manifest.ts';
import type { BackupPlace } from './place.ts';
import { nameOfBackup } from './place.ts';

/** A backup that was broken off so long ago is nobody's any more: milliseconds. */
const abandoned = 24 * 3_600_000;

/** Takes backups away but the latest finished ones, and those that were broken off a day ago and more. */
export async function removeOlder(place: BackupPlace, keep: number, now: Date): Promise<void> {
  const names = await place.names();
  const finished: string[] = [];
  const broken: string[] = [];
  for (const name of names) ((await isFinished(place, name)) ? finished : broken).push(name);
  const since = nameOfBackup(new Date(now.getTime() - abandoned));
  const gone = [...finished.slice(0, -keep), ...broken.filter((name) => name < since)];
  for (const name of gone) await place.remove(name);
}

/** The latest backup that was finished. */
export async function latestBackup(place: BackupPlace): Promise<string | undefined> {
  for (const name of (await place.names()).reverse()) if (await isFinished(place, name)) return name;
  return undefined;
}

async function isFinished(place: BackupPlace, name: string): Promise<boolean> {
  return (await place.open(name).size(manifestKey)) !== undefined;
}
