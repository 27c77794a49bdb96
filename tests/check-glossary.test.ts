import { expect, test } from 'vitest';
import { entriesIn } from '#console/glossary/entry.ts';
import { offences } from '#console/glossary/rule.ts';
import { variantsIn } from '#console/glossary/variants.ts';
import { variantsOfGlossary } from '../tools/words/glossary.ts';
import { everythingSaid } from '../tools/words/texts.ts';
import { typography } from '../tools/words/typography.ts';

const variants = variantsOfGlossary();
const head = '| 中文 | English | français | not |\n';

test.each(variants)('$variant is found in a text, and what is right in its place is not', (rule) => {
  const { locale, called, variant } = rule;
  const planted = variant.replace('*', locale === 'zh-CN' ? '' : 'e');
  expect(offences({ locale, text: `（${planted}）` }, rule)).toHaveLength(1);
  expect(variants.flatMap((each) => offences({ locale, text: called }, each))).toEqual([]);
});

test.each(typography)('$locale: $says', (rule) => {
  const { locale, example, right } = rule;
  expect(offences({ locale, text: example }, rule)).not.toEqual([]);
  expect(offences({ locale, text: right }, rule)).toEqual([]);
});

test('a variant is found across any space, by small and capital letters, in the plural, and not within other words', () => {
  const [rule] = variantsIn(
    entriesIn(
      `${head}| 项目库 | project library | bibliothèque | en: Project bank (but: the project bank of Lusaka) |`,
    ),
  );
  const found = (text: string) => (rule ? offences({ locale: 'en-US', text }, rule) : []);
  expect(found('our project\u00a0bank, a PROJECT BANK')).toHaveLength(2);
  expect(found('two project banks')).toHaveLength(1);
  expect(found('project banking, subproject bank')).toEqual([]);
  expect(found('the project bank of Lusaka')).toEqual([]);
});

test('a row that cannot be read is no row', () => {
  expect(() => entriesIn(`${head}| 项目库 | project library | en: project bank |`)).toThrow('Not a row');
  expect(() => entriesIn(`${head}| 项目库 | project library | bibliothèque | project bank |`)).toThrow(
    'Which language',
  );
});

test('catalogues, fixed words, pages, captions, documents and data are all looked at, in each language', () => {
  const kinds = [/\.po$/, /languages\/.*\.ts$/, /\.md$/, /\.vtt$/, /documents\/.*\.ts$/, /\.json /];
  const said = everythingSaid();
  for (const kind of kinds) {
    const languages = new Set(said.filter(({ where }) => kind.test(where)).map(({ locale }) => locale));
    expect([...languages].toSorted(), String(kind)).toEqual(['en-US', 'fr-FR', 'zh-CN']);
  }
});
