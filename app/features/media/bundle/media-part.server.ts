import type { Bundle, Read } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { type BundlePart, storedFile } from '#platform/bundle/bundle-part.ts';
import { filesOfRow, type MediaRow, mediaRow } from './media-row.ts';
import { readRows } from './read-rows.server.ts';
import { storeFiles } from './store-files.server.ts';
import { writeRows } from './write-rows.server.ts';

const name = 'media';

/** The library: pictures and films with what is said of them. What members sent is theirs, and in no bundle. */
export const mediaPart: BundlePart = {
  name,
  tags: ['media'],
  async rows(db, { chosen }) {
    const rows = await readRows(db, chosen && (chosen.get(name) ?? new Set()));
    return rows.map((row) => ({ row, files: filesOfRow(row) }));
  },
  async check(bundle) {
    const rows = await rowsIn(bundle);
    const faults = faultsBetween(rows);
    if (faults.length > 0) throw new BundleError(faults.join('\n'));
    return rows.flatMap(filesOfRow);
  },
  store: async (site, bundle) => storeFiles(site, bundle, await rowsIn(bundle)),
  async write(tx, bundle) {
    const rows = await rowsIn(bundle);
    const sizes = rows.map(({ stored }) => bundle.size(storedFile(stored)));
    await writeRows(tx, rows, await Promise.all(sizes));
  },
};

async function rowsIn(bundle: Bundle): Promise<Read<MediaRow>[]> {
  return (await bundle.below(name)).length > 0 ? bundle.rows(name, mediaRow) : [];
}

/** What is wrong between rows, each of which has its form. */
function faultsBetween(rows: readonly Read<MediaRow>[]): string[] {
  const pictures = new Set(rows.filter(({ kind }) => kind === 'picture').map(({ key }) => key));
  const keys = new Set<string>();
  return rows.flatMap(({ file, key, kind, stored, still }) => {
    const faults = [];
    if (keys.has(key)) faults.push(`${file}: key: is there twice`);
    keys.add(key);
    if (stored.startsWith('pictures/') !== (kind === 'picture')) faults.push(`${file}: stored: is of another kind`);
    if (still !== undefined && !pictures.has(still)) faults.push(`${file}: still: there is no such picture`);
    return faults;
  });
}
