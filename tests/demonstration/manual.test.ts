import { globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** What the console says in a language, as its catalogues have it. */
function wordsOf(locale: string): Set<string> {
  const files = globSync(`app/**/locales/${locale}.po`, { cwd: root });
  const said = files.flatMap((file) => [...read(file).matchAll(/^msgstr "(.+)"$/gm)].map(([, text]) => text ?? ''));
  return new Set(said);
}

/** What the manual names in bold, but for the words that a paragraph begins with, which end in a full stop. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, name = '']) => (/[.。]$/.test(name) ? [] : [name]));
}

describe.each([
  ['docs/console.en.md', 'en-US', ['The bar']],
  ['docs/console.zh.md', 'zh-CN', ['顶栏']],
])('%s', (file, locale, ownWords) => {
  const text = read(file);

  test('calls what is on the console as the console calls it', () => {
    const words = wordsOf(locale);
    const named = namedIn(text).filter((name) => !ownWords.includes(name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !words.has(name))).toEqual([]);
    expect(words.has('A button that is nowhere')).toBe(false);
  });

  test('shows pictures that are there and light', () => {
    const pictures = [...text.matchAll(/!\[.+?\]\((.+?)\)/g)].map(([, picture]) => `docs/${picture}`);
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) expect(statSync(resolve(root, picture)).size).toBeLessThanOrEqual(60_000);
  });
});
