import type { Readable } from 'node:stream';

/** Where the files of a content bundle lie: in a folder, or in an archive. */
export interface BundleFiles {
  /** The paths of files below a folder, all of them where it is empty, in order; none where there is no such folder. */
  below(folder: string): Promise<string[]>;
  /** How many bytes a file has. @throws BundleError where it is not there */
  size(file: string): Promise<number>;
  /** A file as a whole. @throws BundleError where it is not there, or is too large to be held in memory */
  read(file: string): Promise<Buffer<ArrayBuffer>>;
  /** A file bit by bit; whoever reads it meets a BundleError where it is damaged. @throws BundleError where it is not there */
  stream(file: string): Promise<Readable>;
}

/** The largest file that is held in memory: rows, texts, captions, pictures, documents. Films are read bit by bit. */
export const mostHeld = 64 * 1024 * 1024;

/**
 * Whether a path may stand in a bundle: letters, digits, and hyphens, points and underlines among them. So it leads nowhere else, hides
 * nothing, and is the same on every system.
 */
export function isBundlePath(path: string): boolean {
  return path.length <= 240 && /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(path) && !/\.(?:\/|$)/.test(path);
}
