import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Entry, entriesIn, markdownWith, nameOf, partsIn } from './entry.ts';
import { variantsIn } from './variants.ts';

const file = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
const entries = entriesIn(file);
const shuttle = entries.find((entry) => nameOf(entry) === '班车');

/** The lines that one text has and the other has not. */
function linesAdded(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

const changed = (own: Partial<Entry>) => entries.map((entry) => (entry === shuttle ? { ...entry, ...own } : entry));

test('what nobody has changed is the same file, to the byte', () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(markdownWith(file, entries)).toBe(file);
});

test('a term is read with its heading, its names and those that are not used', () => {
  expect(shuttle).toEqual({
    part: 'Places',
    names: { 'zh-CN': '班车', 'en-US': 'shuttle bus', 'fr-FR': 'navette' },
    unused: { 'zh-CN': ['接驳车', '穿梭巴士'] },
    note: '',
  });
  expect(partsIn(file).slice(0, 2)).toEqual(['Places', 'The expo']);
});

test('a variant more is in its row, and no other line is another', () => {
  const after = markdownWith(file, changed({ unused: { 'zh-CN': ['接驳车', '穿梭巴士'], 'fr-FR': ['bus navette'] } }));
  expect(linesAdded(file, after)).toEqual(['| 班车 | shuttle bus | navette | zh: 接驳车, 穿梭巴士; fr: bus navette |']);
  expect(variantsIn(entriesIn(after))).toHaveLength(variantsIn(entries).length + 1);
  expect(entriesIn(after)).toEqual(changed({ unused: { 'zh-CN': ['接驳车', '穿梭巴士'], 'fr-FR': ['bus navette'] } }));
});

test('a term without variants, and one without a name in a language, can be read again', () => {
  const own = { names: { 'zh-CN': '班车', 'en-US': 'shuttle bus' }, unused: {} };
  const after = markdownWith(file, changed(own));
  expect(linesAdded(file, after)).toEqual(['| 班车 | shuttle bus |  |  |']);
  expect(entriesIn(after)).toEqual(changed(own));
});

test('a term that is new stands at the end of its part, and one that is gone nowhere', () => {
  const tea: Entry = {
    part: 'Trade',
    names: { 'zh-CN': '红茶', 'en-US': 'black tea', 'fr-FR': 'thé noir' },
    unused: { 'fr-FR': ['thé rouge'] },
    note: '',
  };
  const after = markdownWith(file, [...entries.filter((entry) => entry !== shuttle), tea]);
  expect(linesAdded(file, after)).toEqual(['| 红茶 | black tea | thé noir | fr: thé rouge |']);
  expect(linesAdded(after, file)).toEqual(['| 班车 | shuttle bus | navette | zh: 接驳车, 穿梭巴士 |']);
  expect(after).toContain('fr: thé rouge |\n\n## Countries and towns');
});

describe('notes', () => {
  const note = 'between halls and hotels; the one to the airport too';
  const after = markdownWith(file, changed({ note }));

  test('stand below the table of their term', () => {
    expect(linesAdded(file, after)).toEqual([`- 班车: ${note}`]);
    expect(after).toContain(`穿梭巴士 |\n\n- 班车: ${note}\n\n## The expo`);
  });

  test('are read again, and leave nothing behind as they go', () => {
    expect(entriesIn(after)).toEqual(changed({ note }));
    expect(markdownWith(after, entriesIn(after))).toBe(after);
    expect(markdownWith(after, entries)).toBe(file);
  });
});
