import { expect, test } from 'vitest';
import { checkHouse } from './support/planted-house.ts';

/** Checks a house whose folders hold so many files. */
function check(folders: Record<string, number>): ReturnType<typeof checkHouse> {
  const paths = Object.entries(folders).flatMap(([folder, files]) =>
    Array.from({ length: files }, (_, each) => `${folder}/file-${each}.test.ts`),
  );
  return checkHouse('tests/check-folders.ts', Object.fromEntries(paths.map((path) => [path, ''])));
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
