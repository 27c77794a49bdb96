import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/** The programs that run from their sources, by Node's type stripping: those that load the build, and processes and threads of their own. */
const programs = [
  'server/start.ts',
  'server/run.ts',
  'app/platform/db/embedded-worker.ts',
  'app/platform/workshop/worker.ts',
];

/**
 * The sources that run in production, with all that they load, types left out.
 * @param root of the project
 * @returns their paths from the root, sorted
 */
export async function runningSources(root: string): Promise<string[]> {
  const works = globSync('app/**/*.work.ts', { cwd: root });
  const found = new Set<string>();
  const bundle = await rolldown({
    cwd: root,
    input: [...programs, ...works].map((path) => join(root, path)),
    platform: 'node',
    treeshake: false,
    external: (id) => !/^[./#]/.test(id),
    plugins: [
      {
        name: 'files',
        moduleParsed: ({ id }) => {
          if (id.startsWith(root)) found.add(relative(root, id));
        },
      },
    ],
  });
  await bundle.generate({ format: 'esm' });
  await bundle.close();
  return [...found].sort();
}
