import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeSbom } from '../sbom/sbom.ts';
import { releaseFiles, releaseManifest } from './contents.ts';

/** The file that says what a release is made of (CycloneDX). */
export const sbomFile = 'sbom.cdx.json';

/**
 * Makes a folder with everything that the site needs to run and nothing else.
 * @param about `root`: of the project, built and with its packages; `build`: where the build lies; `folder`: new or empty;
 *   `withNode`: whether Node itself comes along
 * @throws Error where the folder has something in it, or what is needed is not there
 */
export async function makeRelease(about: {
  root: string;
  build: string;
  folder: string;
  withNode: boolean;
}): Promise<void> {
  const { root, folder } = about;
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const build = relative(root, about.build);
  for (const file of await releaseFiles(root, build, about.withNode)) {
    const target = join(folder, file.startsWith(`${build}/`) ? `build${file.slice(build.length)}` : file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(root, file), target);
    // What was compiled, and what visitors have in their caches, goes by times of files.
    const { atime, mtime } = statSync(join(root, file));
    utimesSync(target, atime, mtime);
  }
  writeFileSync(join(folder, 'package.json'), releaseManifest(root));
  writeSbom(root, join(folder, sbomFile));
}
