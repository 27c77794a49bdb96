/** Kinds of files that staff upload, by the ending of their names. */
export const fileKinds = ['pdf', 'csv', 'ics', 'zip', 'svg'] as const;
export type FileKind = (typeof fileKinds)[number];

export function isFileKind(value: unknown): value is FileKind {
  return fileKinds.some((kind) => kind === value);
}

/** A file that lies in the store: what a field of files holds. Other bytes have another version. */
export interface StoredFile {
  kind: FileKind;
  version: string;
  bytes: number;
}

export function isStoredFile(value: unknown): value is StoredFile {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, version, bytes }: Partial<Record<keyof StoredFile, unknown>> = value;
  return isFileKind(kind) && typeof version === 'string' && typeof bytes === 'number';
}

/** The largest file that is taken in (contract, Calls). */
export const largestFile = 10 * 1024 * 1024;

/** Where a file lies in the store. */
export function storageKeyOf({ kind, version }: StoredFile): string {
  return `downloads/${version}.${kind}`;
}
