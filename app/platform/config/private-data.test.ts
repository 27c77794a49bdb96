import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepDataPrivate } from './private-data.ts';

const made: string[] = [];
const before = process.umask();
afterEach(() => {
  process.umask(before);
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

/** A directory as an older release left it: open to everybody. */
function openDirectory(mode: number): string {
  const directory = mkdtempSync(join(tmpdir(), 'expo-private-'));
  made.push(directory);
  process.umask(0);
  mkdirSync(join(directory, 'database/base'), { recursive: true, mode: 0o777 });
  for (const file of ['database/base/1', 'outbox.jsonl', 'secrets.json', 'notes.txt'])
    writeFileSync(join(directory, file), '', { mode: 0o666 });
  symlinkSync(join(directory, 'notes.txt'), join(directory, 'database/link'));
  chmodSync(directory, mode);
  return directory;
}

const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o7777).toString(8);

test('what an older release left open is narrowed, what is written from now on is ours alone', () => {
  const directory = openDirectory(0o755);
  keepDataPrivate(directory);
  writeFileSync(join(directory, 'new'), '');
  const modes = ['', 'database', 'database/base', 'database/base/1', 'outbox.jsonl', 'secrets.json', 'new'];
  expect(modes.map((path) => modeOf(directory, path))).toEqual(['700', '700', '700', '600', '600', '600', '600']);
  // Not the site's own, though a link leads there.
  expect(modeOf(directory, 'notes.txt')).toBe('666');
});

test('a directory that everybody shares stays so; what the site keeps in it is narrowed', () => {
  const directory = openDirectory(0o1777);
  keepDataPrivate(directory);
  expect([modeOf(directory), modeOf(directory, 'database'), modeOf(directory, 'secrets.json')]).toEqual([
    '1777',
    '700',
    '600',
  ]);
});

test('what a link leads to is what counts', () => {
  const directory = openDirectory(0o1777);
  const link = join(openDirectory(0o755), 'link');
  symlinkSync(directory, link);
  keepDataPrivate(link);
  expect([modeOf(directory), modeOf(directory, 'secrets.json')]).toEqual(['1777', '600']);
});

test('a directory that is missing is made for us alone', () => {
  const directory = join(openDirectory(0o755), 'data');
  keepDataPrivate(directory);
  expect(modeOf(directory)).toBe('700');
});
