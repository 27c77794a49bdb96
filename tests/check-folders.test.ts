import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Checks a house whose folders hold so many files. @returns how the check ended and what it said */
function check(folders: Record<string, number>): { status: number | null; said: string } {
  const house = mkdtempSync(join(tmpdir(), 'expo-folders-'));
  try {
    for (const part of ['package.json', 'tests/check-folders.ts', 'tools/house']) {
      cpSync(join(root, part), join(house, part), { recursive: true });
    }
    for (const [folder, files] of Object.entries(folders)) {
      mkdirSync(join(house, folder), { recursive: true });
      for (let each = 0; each < files; each += 1) writeFileSync(join(house, folder, `file-${each}.test.ts`), '');
    }
    execFileSync('git', ['init', '--quiet'], { cwd: house });
    const { status, stderr } = spawnSync(process.execPath, ['tests/check-folders.ts'], {
      cwd: house,
      encoding: 'utf8',
    });
    return { status, said: stderr };
  } finally {
    rmSync(house, { recursive: true });
  }
}

test('a folder of 25 files passes, whatever lies in the folders below', () => {
  expect(check({ 'app/features/news': 25, 'app/features/news/site': 25 })).toEqual({ status: 0, said: '' });
});

test('a folder of 26 files is reported, tests counted, and the check fails', () => {
  const { status, said } = check({ 'app/features/news': 3, 'app/features/news/site': 26, server: 27 });
  expect(said).toBe('server has 27 files, and may have 25\napp/features/news/site has 26 files, and may have 25\n');
  expect(status).toBe(1);
});

test('migrations may be as many as there are', () => {
  expect(check({ 'db/migrations': 60 }).status).toBe(0);
});
