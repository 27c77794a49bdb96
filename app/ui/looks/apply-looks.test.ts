import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { afterAll, expect, test } from 'vitest';
import { applyLooks } from './apply-looks.ts';

const directory = mkdtempSync(join(tmpdir(), 'expo-looks-'));
const file = join(directory, 'looks.css');
afterAll(() => rmSync(directory, { recursive: true }));

/** A style sheet whose rules have the declarations of their looks. */
function applied(looks: string, sheet: string) {
  writeFileSync(file, looks);
  return postcss([applyLooks(file)]).process(sheet, { from: join(directory, 'sheet.css') });
}

test('a rule gets the declarations of the look it takes on, where it takes it on', () => {
  const looks = '@mixin --soft() { color: grey; font-size: small }\n@mixin --wide() { width: 100% }';
  const sheet = 'a { margin: 0; @apply --soft; color: red }\n@media print { b, i { @apply --soft; @apply --wide; } }';
  expect(applied(looks, sheet).css.replace(/\s+/g, ' ')).toBe(
    'a { margin: 0; color: grey; font-size: small; color: red } ' +
      '@media print { b, i { color: grey; font-size: small; width: 100%; } }',
  );
});

test('a look that is not there is refused with the place that asks for it', () => {
  const asking = () => applied('@mixin --soft() { color: grey }', 'a {\n  @apply --hard;\n}').css;
  expect(asking).toThrow(/sheet\.css:2:3: No look is called --hard/);
});

test('a style sheet is made again when the looks change', () => {
  const { messages } = applied('@mixin --soft() { color: grey }', 'a { @apply --soft; }');
  expect(messages).toContainEqual(expect.objectContaining({ type: 'dependency', file }));
  expect(applied('@mixin --soft() { color: black }', 'a { @apply --soft; }').css).toContain('black');
});

test('each look of the site stands in some style sheet', () => {
  const app = join(import.meta.dirname, '../..');
  const texts = globSync('**/*.css', { cwd: app }).map((path) => readFileSync(join(app, path), 'utf8'));
  const names = (of: RegExp) => new Set(texts.flatMap((text) => [...text.matchAll(of)].map(([, name]) => name)));
  const looks = names(/^@mixin (--[\w-]+)/gm);
  expect(looks.size).toBeGreaterThan(0);
  expect(names(/^ +@apply (--[\w-]+);/gm)).toEqual(looks);
});
