import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '..');

/** Above and below `main`: they are no part of its container. */
const outside = /^site\/(?:header|menu|footer)\//;

const byWindow = /@media[^{]*\b(?:width|inline-size)\b/g;

test('what lies in main folds by its container, which counts in its own letters, and never by the window', () => {
  const found = globSync('**/*.css', { cwd: app })
    .filter((file) => !outside.test(file))
    .flatMap((file) =>
      (readFileSync(resolve(app, file), 'utf8').match(byWindow) ?? []).map((query) => `${file}: ${query}`),
    );
  expect(found).toEqual([]);
  expect('@media screen and (min-width: 48rem) {}'.match(byWindow)).toHaveLength(1);
  expect('@container page (min-width: 48rem) {} @media print { a { width: 1px } }'.match(byWindow)).toBeNull();
});
