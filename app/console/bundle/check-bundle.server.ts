import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { storedFile } from '#platform/bundle/bundle-part.ts';
import { faultsOf } from '#platform/bundle/kind/check-thing.ts';
import { isFileOfKind } from '#platform/bundle/kind/kind-file-names.ts';
import { type ReadThing, thingsOf } from '#platform/bundle/kind/read-kind.server.ts';
import { referencesIn } from '#platform/bundle/kind/references.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { type StoredFile, storageKeyOf } from '#platform/content/stored-file.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { checkDrafts } from './drafts.server.ts';
import { bundleParts, draftsFolder } from './parts.server.ts';

/** So many lines are enough to begin with. */
const mostLines = 200;

/**
 * Looks through a bundle that the site has written, before anything of it is.
 * @returns the stored files that its things name, such as documents
 * @throws BundleError a line for each fault: files that nobody knows, names that no field has, values that their fields refuse, keys
 *   that come twice, files that are not there
 */
export async function checkBundle(bundle: Bundle): Promise<StoredFile[]> {
  const all = await bundle.below('');
  const named = new Set<string>();
  const stored = new Map<string, StoredFile>();
  const faults: string[] = [];
  for (const kind of contentKinds) faults.push(...(await faultsOfKind(bundle, kind, stored)));
  for (const key of stored.keys()) named.add(storedFile(key));
  for (const part of await bundleParts()) {
    const keys = await gathering(faults, () => part.check(bundle));
    for (const key of keys ?? []) named.add(storedFile(key));
  }
  await gathering(faults, () => checkDrafts(bundle));
  const there = new Set(all);
  faults.push(...[...named].filter((file) => !there.has(file)).map((file) => `${file}: is not there`));
  const isKnown = await knownFiles(named);
  faults.push(...all.filter((file) => !isKnown(file)).map((file) => `${file}: nobody knows such a file`));
  if (faults.length === 0) return [...stored.values()];
  const more = faults.length > mostLines ? [`and ${faults.length - mostLines} more`] : [];
  throw new BundleError([...faults.slice(0, mostLines), ...more].join('\n'));
}

/** Does a check, and keeps its faults among the others. */
async function gathering<Answer>(faults: string[], check: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    faults.push(...error.message.split('\n'));
    return undefined;
  }
}

async function faultsOfKind(bundle: Bundle, kind: ContentKind, stored: Map<string, StoredFile>): Promise<string[]> {
  const faults: string[] = [];
  const keys = new Set<string>();
  await gathering(faults, async () => {
    for await (const thing of thingsOf(bundle, kind)) {
      faults.push(...faultsOfKey(kind, thing, keys), ...faultsOf(kind, thing));
      keys.add(thing.key);
      for (const one of referencesIn(kind, thing.draft))
        if (one.to === 'file') stored.set(storageKeyOf(one.file), one.file);
    }
  });
  return faults;
}

function faultsOfKey({ numbering }: ContentKind, { key, placeOf }: ReadThing, keys: ReadonlySet<string>): string[] {
  const { file } = placeOf([]);
  if (keys.has(key)) return [`${file}: key: is there twice`];
  return numbering && !/^[1-9]\d{0,8}$/.test(key) ? [`${file}: key: is no number`] : [];
}

/** Whether a file of a bundle is one that somebody reads. @param named the stored files that things and rows name */
async function knownFiles(named: ReadonlySet<string>): Promise<(file: string) => boolean> {
  const kinds = new Map(contentKinds.map((kind) => [kind.name, kind]));
  const rows = new Set([draftsFolder, ...(await bundleParts()).map(({ name }) => name)]);
  return (file) => {
    const [folder = '', ...rest] = file.split('/');
    const kind = kinds.get(folder);
    if (kind) return isFileOfKind(kind, file);
    if (rows.has(folder)) return rest.length === 1 && /^\d{4}\.json$/.test(rest[0] ?? '');
    return file === 'bundle.json' || named.has(file);
  };
}
