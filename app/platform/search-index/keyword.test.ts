import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanKeyword, readKeyword, type Synonyms, synonymKey } from './keyword.ts';

const congo = { tokens: ['@CD'], names: ['DR Congo'] };
const synonyms: Synonyms = new Map(
  ['RDC', '刚果（金）', '刚果', 'République démocratique du Congo'].map((name) => [synonymKey(name), congo]),
);

test('all words must be found, each by its stems; in Chinese by pairs', () => {
  expect(readKeyword('Mining pumps').own).toBe("(('mine' | 'mining') & 'pump')");
  expect(readKeyword('跨境币').own).toBe("('跨境' & '境币')");
  expect(readKeyword('金').own).toBe("'金':*");
  expect(readKeyword('Kenya pumps').title).toBe("('^kenya' & '^pump')");
});

test('a long Chinese run asks for its words, which may stand apart', () => {
  const { own } = readKeyword('肯尼亚的咖啡');
  expect(own).toBe("(('肯尼' & '尼亚') & '咖啡')");
});

test('each word may stand in a text of another language', () => {
  expect(readKeyword('pumps 水泵').anywhere).toBe("(('pump' | '+pump') & ('水泵' | '+水泵'))");
  expect(readKeyword('金').anywhere).toBe("('金':* | '+金':*)");
});

test('words that say little are left out beside others, and looked for alone', () => {
  expect(readKeyword('the coffee of Kenya').own).toBe("(('coffe' | 'cofe') & 'kenya')");
  expect(readKeyword('the').own).toBe("'the'");
});

test.each(['RDC', 'rdc', '刚果（金）', '刚果金', 'republique democratique du congo'])('%s is a country', (name) => {
  const { anywhere, named, parts } = readKeyword(name, synonyms);
  expect(named).toEqual(['@CD']);
  expect(anywhere).toContain("'@CD'");
  expect(anywhere).toContain("'congo'");
  expect(parts).toHaveLength(1);
});

test('a country is also seen within a Chinese run', () => {
  const { own, named } = readKeyword('刚果铜矿', synonyms);
  expect(named).toEqual(['@CD']);
  expect(own).toContain("& '铜矿'");
});

test('phrases are what stands in quotation marks of any language', () => {
  expect(readKeyword('“green minerals” «or vert» "x"').phrases).toEqual(['green minerals', 'or vert', 'x']);
  expect(readKeyword('"…" unfinished "quote').phrases).toEqual([]);
});

test('what is being typed begins a title', () => {
  expect(readKeyword('Kenya pu').begun).toBe("('^kenya' & '=pu':*)");
  expect(readKeyword('x').begun).toBe('');
  expect(readKeyword('矿').begun).toBe("'^矿':*");
});

test('nothing to look for', () => {
  for (const text of ['', '   ', '!?&|():*', '\0', '\uD800', '——']) expect(readKeyword(text).anywhere, text).toBe('');
});

test('a keyword is cut, and holds whole characters and single spaces', () => {
  expect(cleanKeyword(`a${' '.repeat(50)}b\0c`)).toBe('a b c');
  expect(Array.from(cleanKeyword('𠮷'.repeat(20_000)))).toHaveLength(100);
  expect(cleanKeyword('a\uD800b')).toBe('a b');
  expect(cleanKeyword('gnp.\u202eexe')).toBe('gnp.exe');
});

test('whatever is typed, a query is made of quoted tokens and operators alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { anywhere, own, title, words, begun } = readKeyword(text, synonyms);
      for (const query of [anywhere, own, title, words, begun]) {
        expect(query.replaceAll(/'[^'\\]+'(:\*)?/g, '')).toMatch(/^[ ()&|]*$/);
      }
    }),
  );
});
