import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { entriesIn } from '../../glossary/entry.ts';
import { variantsIn } from '../../glossary/variants.ts';
import { compareTexts } from '../compare-texts.ts';
import { saidIn } from '../said-in.ts';
import { variantsUsed } from '../variants-used.ts';
import { chineseEnglish } from './chinese-english.fixture.ts';
import { chineseFrench } from './chinese-french.fixture.ts';
import { englishFrench } from './english-french.fixture.ts';

const markdown = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8');
const entries = entriesIn(markdown);
const terms = entries.map(({ names }) => names);
const variants = variantsIn(entries);

interface Told {
  from: Locale;
  to: Locale;
  source: string;
  text: string;
}

const sentences = [
  ...chineseEnglish.map((pair) => ({ ...pair, from: 'zh-CN', to: 'en-US' }) as const),
  ...chineseFrench.map((pair) => ({ ...pair, from: 'zh-CN', to: 'fr-FR' }) as const),
  ...englishFrench.map((pair) => ({ ...pair, from: 'en-US', to: 'fr-FR' }) as const),
];
const right: Told[] = sentences.map((pair) => ({ ...pair, text: pair.right }));
const wrong: Told[] = sentences.map((pair) => ({ ...pair, text: pair.wrong }));

const said = (text: string, locale: Locale) => saidIn([{ field: 'body', segment: 1, shape: '', text }], locale, terms);

function isAlarming({ from, to, source, text }: Told): boolean {
  const found = compareTexts(said(source, from), said(text, to));
  return found.length > 0 || variantsUsed(variants, text, to).length > 0;
}

const texts = (pairs: readonly Told[]) => pairs.map(({ text }) => text);

test('of a hundred sentences with a slip at least 95 are found', () => {
  expect(wrong).toHaveLength(100);
  expect(texts(wrong.filter((pair) => !isAlarming(pair)))).toEqual([]);
});

test('of a hundred sentences that say the same at most two are held to be wrong', () => {
  expect(right).toHaveLength(100);
  expect(texts(right.filter(isAlarming))).toEqual([]);
});

test('without what multiplies numbers, sentences that say the same would be held to be wrong', () => {
  const bare = (text: string) => text.replace(/万亿|[亿万千百]|\b(?:thousand|[mb]illions?|milliards?|mille)\b/giu, '');
  const blind = right.map((pair) => ({ ...pair, source: bare(pair.source), text: bare(pair.text) }));
  expect(blind.filter(isAlarming).length).toBeGreaterThan(10);
});
