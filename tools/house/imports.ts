import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

const walls = resolve(import.meta.dirname, '../../.dependency-cruiser.mjs');

/** One file's import of another, both by their path from the project's root. */
export interface Import {
  from: string;
  to: string;
}

/** Imports of the project's own files, types too, as the check of the walls finds them. */
export async function importsOf(folders: string[]): Promise<Import[]> {
  const { options } = await extractDepcruiseConfig(walls);
  const { output } = await cruise(folders, options);
  if (typeof output === 'string') throw new Error('The walls are to be read as an object');
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
