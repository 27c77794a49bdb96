import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** A house of a few files with the project's own walls, cruised. @returns what the tool prints */
function cruise(files: Record<string, string>): { status: number | null; output: string } {
  const house = mkdtempSync(join(tmpdir(), 'expo-walls-'));
  try {
    for (const file of ['node_modules', 'package.json', 'tsconfig.json', '.dependency-cruiser.mjs']) {
      symlinkSync(join(root, file), join(house, file));
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(house, dirname(path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    const command = join(root, 'node_modules/.bin/depcruise');
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'app'];
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: house, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  } finally {
    rmSync(house, { recursive: true });
  }
}

const innocent = {
  'app/features/news/queries.server.ts': 'export const rows: string[] = [];\n',
  'app/features/news/index.server.ts': "export { rows } from './queries.server.ts';\n",
  'app/features/editions/queries.server.ts': 'export const editions: number[] = [];\n',
  'app/platform/db/database.ts': 'export type Database = object;\n',
  'app/features/index.ts': 'export const features: string[] = [];\n',
  'app/site/frame.ts': 'export const frame = 1;\n',
  'app/ui/date-text.ts': 'export const format = 1;\n',
};

test('a house without violations passes, and its TypeScript has been read', () => {
  const { status, output } = cruise({
    ...innocent,
    'app/site/home.ts': "import { rows } from '#features/news/index.server.ts';\nexport const home = rows;\n",
  });
  expect(output).toMatch(/no dependency violations found \(8 modules, 2 dependencies cruised\)/);
  expect(status).toBe(0);
});

const planted: [wall: string, file: string, target: string][] = [
  ['features-by-their-door', 'app/features/about/site/page.ts', '#features/news/queries.server.ts'],
  ['site-by-the-door', 'app/site/home.ts', '#features/news/queries.server.ts'],
  ['shell-below-the-features', 'app/shell/link.ts', '#features/news/index.server.ts'],
  ['shell-below-the-features', 'app/shell/banner.ts', '#site/frame.ts'],
  ['site-above-the-features', 'app/features/news/site/index.ts', '#site/frame.ts'],
  ['lower-features-first', 'app/features/editions/present.ts', '#features/news/index.server.ts'],
  ['list-of-features-from-above', 'app/features/about/queries.ts', '#features/index.ts'],
  ['look-knows-no-data', 'app/ui/card.ts', '#features/news/index.server.ts'],
  ['look-knows-no-data', 'app/platform/http/menu.ts', '#features/news/index.server.ts'],
  ['faces-do-not-query', 'app/features/news/site/list.ts', '#platform/db/database.ts'],
  ['faces-do-not-query', 'app/features/news/api.ts', '#platform/db/database.ts'],
  ['faces-do-not-query', 'app/features/news/archive/api.ts', '#platform/db/database.ts'],
  ['nothing-unresolved', 'app/features/news/site/article.ts', '#features/news/gone.ts'],
  ['router-behind-its-fence', 'app/shell/tree.ts', '#platform/router/awake/use-awake-router.ts'],
  ['router-behind-its-fence', 'app/site/table.ts', 'virtual:react-router/browser-manifest'],
  ['pictures-in-the-workshop', 'app/features/media/sizes.server.ts', '#features/media/pictures/open-picture.ts'],
];

/** All planted in one house: reading it is what takes time. */
describe('a planted violation is reported', () => {
  let house: ReturnType<typeof cruise>;
  beforeAll(() => {
    const files = planted.map(([, file, target]) => [
      file,
      `import * as planted from '${target}';\nexport const it = planted;\n`,
    ]);
    house = cruise({
      ...innocent,
      ...Object.fromEntries(files),
      'app/features/media/pictures/open-picture.ts': 'export const open = 1;\n',
      'app/platform/router/awake/use-awake-router.ts': 'export const router = 1;\n',
      'app/ui/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
      'app/ui/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
      'app/features/news/ui/card.ts':
        "import type { Database } from '#platform/db/database.ts';\nexport type Row = Database;\n",
    });
  });

  test.each(planted)('of %s', (wall, file) => {
    expect(house.output).toContain(`error ${wall}: ${file}`);
    expect(house.status).not.toBe(0);
  });

  test('a circle', () => {
    expect(house.output).toContain('error no-circle: app/ui/');
  });

  test('types count as imports: they say what a file knows', () => {
    expect(house.output).toContain('error faces-do-not-query: app/features/news/ui/card.ts');
  });

  test('and nothing else', () => {
    expect(house.output.match(/error [\w-]+: /g)).toHaveLength(planted.length + 2);
  });
});
