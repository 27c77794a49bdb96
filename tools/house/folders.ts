import { dirname } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** How many files lie in a folder itself. */
export interface Folder {
  path: string;
  files: number;
}

/** The folders of some files, the fullest first. */
export function foldersOf(files: readonly SourceFile[]): Folder[] {
  const groups = Map.groupBy(files, ({ path }) => dirname(path));
  return [...groups]
    .map(([path, each]) => ({ path, files: each.length }))
    .toSorted((one, other) => other.files - one.files);
}

/** How many files a folder holds at most: tests counted, folders in it not. */
export const mostFiles = 25;

/** The folders that hold more files than one may, the fullest first. */
export function fullFolders(files: readonly SourceFile[]): Folder[] {
  return foldersOf(files).filter((folder) => folder.files > mostFiles);
}
