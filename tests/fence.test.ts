import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** What the project's linter says of a few files. */
function lint(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), 'expo-fence-'));
  try {
    for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(house, file));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(house, dirname(path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--colors=off'], {
      cwd: house,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(house, { recursive: true });
  }
}

const unsafe = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const it = ${name};\n`;

test('what React Router exports as UNSAFE_ or unstable_ is refused everywhere but in app/platform/router', () => {
  const said = lint({
    'app/shell/tree.ts': unsafe('UNSAFE_FrameworkContext', 'react-router'),
    'server/pages/tree.ts': unsafe('unstable_RouterContext', 'react-router/dom'),
    'app/platform/router/awake/tree.ts': unsafe('UNSAFE_FrameworkContext', 'react-router'),
    'app/shell/link.ts': unsafe('useLocation', 'react-router'),
  });
  const refused = [...said.matchAll(/^(\S+?):\d+:\d+ lint\/style\/noRestrictedImports/gm)].map(([, file]) => file);
  expect(refused.sort()).toEqual(['app/shell/tree.ts', 'server/pages/tree.ts']);
});

test('what React Router writes into a page, its program and its addresses is named in app/platform/router alone', () => {
  const named = globSync('{app,server,db}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .filter((file) =>
      /__reactRouter|serverHandoff|singleFetch|\\\.data\$|'_routes'/.test(readFileSync(join(root, file), 'utf8')),
    )
    .map((file) => dirname(file));
  expect([...new Set(named)].sort()).toEqual(['app/platform/router/data', 'app/platform/router/table']);
});
