import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKeyword } from './keyword.ts';
import { tokensOf, vocabularyOf } from './tokens.ts';

const tokens = (body: string, title = '') => tokensOf({ title, body }, 'zh-CN', { type: 'news', id: '1' });
const han = fc.string({
  unit: fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code)),
  minLength: 2,
});

test('every two characters that stand beside each other are found', () => {
  fc.assert(
    fc.property(fc.array(han, { minLength: 1, maxLength: 5 }), (runs) => {
      const found = new Set(tokens(runs.join('，')).split(' '));
      for (const run of runs) {
        for (let i = 0; i + 2 <= run.length; i += 1) {
          expect(found).toContain(readKeyword(run.slice(i, i + 2)).own);
        }
      }
    }),
  );
});

test('every character is the beginning of a token', () => {
  fc.assert(
    fc.property(han, (run) => {
      const found = tokens(run).split(' ');
      for (const character of run) expect(found.some((token) => token.startsWith(`'${character}`))).toBe(true);
    }),
  );
});

test('titles are marked, and their whole words kept for suggestions', () => {
  const found = tokens('', 'Pumps 农机').split(' ');
  expect(found).toEqual(
    expect.arrayContaining(["'pump'", "'^pump'", "'=pumps'", "'农机'", "'^农机'", "'~农机'", "'#news'"]),
  );
});

test('names are found in every language; what else is said in others is marked', () => {
  const own = { title: '阿达努', body: '咖啡' };
  const other = {
    lang: 'en-US',
    text: { title: 'Adanu Coffees', body: 'Roasted beans 咖啡', words: 'Addis' },
  } as const;
  const found = tokensOf(own, 'zh-CN', { type: 'buyer', id: '1' }, [other]).split(' ');
  expect(found).toEqual(expect.arrayContaining(["'adanu'", "'^adanu'", "'^coffe'", "'+roast'", "'+bean'", "'+addi'"]));
  expect(found).not.toContain("'roast'");
  expect(found).not.toContain("'+咖啡'");
});

test('countries, industries and facets are tokens', () => {
  const found = tokensOf({ title: '', body: '' }, 'en-US', {
    type: 'project',
    id: '7',
    countries: ['CD'],
    industries: [6],
    facets: ['category:trade'],
  });
  expect(found).toMatch(/^'#project' '!\d+' '@CD' '%6' '\*category:trade'$/);
});

test('the vocabulary holds words of four letters and more', () => {
  expect(vocabularyOf({ title: 'Énergie au Kenya', body: 'W1-A03, 5G, 咖啡' })).toEqual(['energie', 'kenya']);
});

test('things fall into buckets of about the same size', () => {
  const sizes = new Map<string, number>();
  for (let id = 0; id < 6400; id += 1) {
    const bucket =
      /'!\d+'/.exec(tokensOf({ title: '', body: '' }, 'en-US', { type: 'news', id: String(id) }))?.[0] ?? '';
    sizes.set(bucket, (sizes.get(bucket) ?? 0) + 1);
  }
  expect(sizes.size).toBe(64);
  expect(Math.min(...sizes.values())).toBeGreaterThan(50);
  expect(Math.max(...sizes.values())).toBeLessThan(150);
});
