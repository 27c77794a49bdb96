import type { Database, Tx } from '../db/database.ts';
import type { Platform } from '../http/site-context.ts';
import type { Bundle, Read } from './bundle.server.ts';
import { BundleError } from './bundle-error.ts';

/** A row of a part, and the files that it names, by their keys in the storage: in the bundle they lie in `storedFile`. */
export interface PartRow {
  row: { key: string } & Record<string, unknown>;
  files: readonly string[];
}

/** What is to go out. */
export interface Selection {
  /** The keys of what belongs to an edition, by kind and part; left out: everything. */
  chosen?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Number of that edition: earlier ones that its things name are among the chosen too. */
  edition?: number | undefined;
  /** What is being written as well, which readers do not see. */
  drafts: boolean;
}

/** Whether a thing belongs to what goes out. */
export function isChosen({ chosen }: Selection, kind: string, key: string | number): boolean {
  return chosen === undefined || chosen.get(kind)?.has(String(key)) === true;
}

/** @throws BundleError where rows have one key, a line for each but the first */
export function eachOnce(rows: readonly Read<{ key: string }>[]): void {
  const twice = [...Map.groupBy(rows, ({ key }) => key).values()].flatMap(([, ...others]) => others);
  if (twice.length > 0) throw new BundleError(twice.map(({ file }) => `${file}: key: is there twice`).join('\n'));
}

/** What of a feature is in bundles beside its kinds of content: rows of a form of its own. */
export interface BundlePart {
  /** Its rows stand in a folder that is called so. */
  name: string;
  /** Cache tags of what it writes. */
  tags: readonly string[];
  /** Its rows, in an order that is the same whenever it is asked for. */
  rows(db: Database | Tx, selection: Selection): Promise<PartRow[]>;
  /** Looks through what a bundle has of it. @returns the files that it names @throws BundleError a line for each fault */
  check(bundle: Bundle): Promise<string[]>;
  /** Puts the files that it names into the storage, each looked at as if somebody handed it in. @throws BundleError */
  store?(site: Pick<Platform, 'db' | 'clock' | 'media'>, bundle: Bundle): Promise<void>;
  /** Writes its rows into empty tables, before the things of any kind. */
  write?(tx: Tx, bundle: Bundle): Promise<void>;
  /** Writes what of it names things, once all of them are there. @throws BundleError where there is no such thing */
  complete?(tx: Tx, bundle: Bundle, now: Date): Promise<void>;
}

/** Where a stored file lies in a bundle. */
export const storedFile = (storageKey: string) => `stored/${storageKey}`;
