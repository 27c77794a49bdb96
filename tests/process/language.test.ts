import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPseudoLanguage, copyProject, pseudoTag, touched } from '#tests/support/pseudo-language.ts';

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'expo-language-'));
  copyProject(project);
  addPseudoLanguage(project, 'rtl');
}, 120_000);
afterAll(() => rmSync(project, { recursive: true }));

const run = (tool: string, ...args: string[]) =>
  execFileSync(join(project, 'node_modules/.bin', tool), args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });

test('a language is added in twelve files at most that are not words', () => {
  const { all, notWords } = touched(project);
  expect(all).toContain(`app/shell/locales/${pseudoTag}.po`);
  expect(notWords.length, notWords.join('\n')).toBeGreaterThan(3);
  expect(notWords.length, notWords.join('\n')).toBeLessThanOrEqual(12);
});

test('after those steps all types fit', () => {
  run('react-router', 'typegen');
  expect(run('tsc', '--noEmit')).toBe('');
}, 180_000);
