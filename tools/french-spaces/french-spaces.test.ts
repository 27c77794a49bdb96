import { expect, test } from 'vitest';
import { inCaptions, inCatalogue, inSource } from './french-spaces.ts';

test('in sources only French strings change', () => {
  const source = `const a = {
  alt: { 'zh-CN': 'Quoi ?', 'fr-FR': 'Eh, quoi ?', 'en-US': 'What ?' },
  'fr-FR': { title: 'Dit « oui »', body: \`<p>L\\\`un : l’autre</p>\`, list: ['1 500'] },
  last: b ? 'x ?' : c,
};`;
  expect(inSource(source).replaceAll('\u202f', '_')).toBe(`const a = {
  alt: { 'zh-CN': 'Quoi ?', 'fr-FR': 'Eh, quoi_?', 'en-US': 'What ?' },
  'fr-FR': { title: 'Dit «_oui_»', body: \`<p>L\\\`un_: l’autre</p>\`, list: ['1_500'] },
  last: b ? 'x ?' : c,
};`);
});

test('in JSON only French strings change', () => {
  const json = '{ "texts": { "en-US": "What ?", "fr-FR": { "title": "Quoi ?", "list": ["1 500"] } }, "key": "a ?" }';
  expect(inSource(json).replaceAll('\u202f', '_')).toBe(
    '{ "texts": { "en-US": "What ?", "fr-FR": { "title": "Quoi_?", "list": ["1_500"] } }, "key": "a ?" }',
  );
});

test('in catalogues only translations change', () => {
  const catalogue =
    'msgid ""\n"Who ?"\nmsgstr ""\n"Qui ?\\n"\n"Quoi !"\n\n#: app/a.tsx\nmsgid "Why ?"\nmsgstr "Pourquoi ?"\n';
  expect(inCatalogue(catalogue).replaceAll('\u202f', '_')).toBe(
    'msgid ""\n"Who ?"\nmsgstr ""\n"Qui_?\\n"\n"Quoi_!"\n\n#: app/a.tsx\nmsgid "Why ?"\nmsgstr "Pourquoi_?"\n',
  );
});

test('in captions times stay', () => {
  const captions = 'WEBVTT\n\n1\n00:00:00.300 --> 00:00:05.600\nEnsemble : 216\n';
  expect(inCaptions(captions)).toBe(captions.replace(' : ', '\u202f: '));
});
