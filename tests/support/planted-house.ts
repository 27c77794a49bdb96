import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs a check of the project in a house that holds only some files, so that they can offend.
 * @param check such as `tests/check-folders.ts`; what else of the project it reads stands in `parts`
 * @param files their texts by path; they take the place of parts
 * @returns how the check ended, and what it complained of
 */
export function checkHouse(
  check: string,
  files: Record<string, string>,
  parts: readonly string[] = [],
): { status: number | null; said: string } {
  const house = mkdtempSync(join(tmpdir(), 'expo-house-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const part of ['package.json', 'tools/house', check, ...parts]) {
      cpSync(join(root, part), join(house, part), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(house, dirname(path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    execFileSync('git', ['init', '--quiet', '--initial-branch', 'planted'], { cwd: house });
    const { status, stderr } = spawnSync(process.execPath, [check], { cwd: house, encoding: 'utf8' });
    return { status, said: stderr };
  } finally {
    rmSync(house, { recursive: true });
  }
}
