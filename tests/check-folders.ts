import { fullFolders, mostFiles } from '../tools/house/folders.ts';
import { housedFiles } from '../tools/house/source-files.ts';

/** Checks that every folder can be taken in at a glance: a fuller one is several rooms. */
const full = fullFolders(housedFiles());
for (const { path, files } of full) console.error(`${path} has ${files} files, and may have ${mostFiles}`);
if (full.length > 0) process.exit(1);
