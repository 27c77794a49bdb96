import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { compareTexts } from './compare-texts.ts';
import { saidIn } from './said-in.ts';

const guangzhou = { 'zh-CN': '广州', 'en-US': 'Guangzhou', 'fr-FR': 'Guangzhou' };
const beijing = { 'zh-CN': '北京', 'en-US': 'Beijing', 'fr-FR': 'Pékin' };

const said = (locale: Locale, fields: Record<string, string[]>) => {
  const pieces = Object.entries(fields).flatMap(([field, texts]) =>
    texts.map((text, i) => ({ field, segment: i + 1, text, shape: String(texts.length) })),
  );
  return saidIn(pieces, locale, [guangzhou, beijing]);
};

test('what disagrees is named with its field, its segment and both spellings', () => {
  const source = said('zh-CN', { title: ['第四届博览会'], body: ['六月开幕。', '观众1.2万人。'] });
  const text = said('en-US', { title: ['Fourth expo'], body: ['It opens in June.', '1,200 visitors came.'] });
  expect(compareTexts(source, text)).toEqual([
    {
      kind: 'number',
      source: { field: 'body', segment: 2, written: '1.2万' },
      text: { field: 'body', segment: 2, written: '1,200' },
    },
  ]);
});

test('what one text alone says is named, and where it stands', () => {
  const source = said('zh-CN', { body: ['6月12日开幕，2100家企业参展。'] });
  const text = said('fr-FR', { body: ['Ouverture le 12 juin, à 9 h.'] });
  expect(compareTexts(source, text)).toEqual([
    { kind: 'number', source: { field: 'body', segment: 1, written: '2100' }, text: undefined },
    { kind: 'time', source: undefined, text: { field: 'body', segment: 1, written: '9 h' } },
  ]);
});

test('a number may stand at another place of the text', () => {
  const source = said('zh-CN', { title: ['176个项目'], body: ['签约。'] });
  const text = said('en-US', { title: ['Projects'], body: ['176 projects were signed.'] });
  expect(compareTexts(source, text)).toEqual([]);
});

test('a text that is built otherwise may leave out and add, and is told its slips all the same', () => {
  const source = said('zh-CN', { body: ['1964年建交，面积10万平方米。', '商户450家。'] });
  const text = said('en-US', { body: ['100,000 m²; founded in 2004, with 540 traders.'] });
  expect(compareTexts(source, text)).toEqual([
    {
      kind: 'number',
      source: { field: 'body', segment: 2, written: '450' },
      text: { field: 'body', segment: 1, written: '540' },
    },
  ]);
});

test('a cell of a table is counted in what its head says', () => {
  const source = said('zh-CN', { body: ['金额（亿美元）', '113.9'] });
  const text = said('en-US', { body: ['Value (US$ bn)', '11.39'] });
  expect(compareTexts(source, text)).toEqual([]);
  const slip = said('en-US', { body: ['Value (US$ bn)', '11.93'] });
  expect(compareTexts(source, slip)).toHaveLength(1);
});

test('a name in the place of another is told, and one that a text says otherwise is not', () => {
  const source = said('zh-CN', { body: ['在北京举行。'] });
  expect(compareTexts(source, said('fr-FR', { body: ['Il se tient dans la capitale.'] }))).toEqual([]);
  expect(compareTexts(source, said('fr-FR', { body: ['Il se tient à Guangzhou.'] }))).toEqual([
    {
      kind: 'name',
      source: { field: 'body', segment: 1, written: '北京' },
      text: { field: 'body', segment: 1, written: 'Guangzhou' },
    },
  ]);
});

test('another text in the place of the right one does not pass because everything in it is another', () => {
  const source = said('zh-CN', { body: ['6月1日，12家企业、34个项目、56亿元、78人、90个展位。'] });
  const other = said('en-US', { body: ['On 3 July, 21 firms, 43 projects, RMB 650 million, 87 people, 19 stands.'] });
  expect(compareTexts(source, other).length).toBeGreaterThan(4);
});
