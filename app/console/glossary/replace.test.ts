import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { replaceAsked, replaceValue, withoutVariant } from './replace.ts';
import { variantOf } from './variants.ts';

const variant = (name: string, called: string, locale: Locale) => variantOf(name, { called, locale });
const bank = variant('project bank (but: Project Bank of Lusaka)', 'project library', 'en-US');
const country = variant('country of honour', 'guest country', 'en-US');
const avocado = variant('鳄梨', '牛油果', 'zh-CN');

const replaced = (text: string, written: string, variants = [bank, country, avocado], isHtml = true) =>
  withoutVariant(text, { variants, written, isHtml });

test('the name stands wherever the variant stood, and everything else is as it was', () => {
  expect(replaced('<p>肯尼亚鳄梨，鳄梨油</p>', '鳄梨')).toBe('<p>肯尼亚牛油果，牛油果油</p>');
  expect(replaced('<p>a project bank</p>', 'project bank')).toBe('<p>a project library</p>');
});

test('what may hold it, and what is written otherwise, stays', () => {
  expect(replaced('the Project Bank of Lusaka, a project bank', 'project bank')).toBe(
    'the Project Bank of Lusaka, a project library',
  );
  expect(replaced('Project bank, project bank', 'Project bank')).toBe('Project library, project bank');
});

test('of several it is several, and a sentence begins with a capital', () => {
  expect(replaced('two project banks', 'project banks')).toBe('two project libraries');
  expect(replaced('<h2>Project banks</h2>', 'Project banks')).toBe('<h2>Project libraries</h2>');
});

test('tags within it stay, whole; the end of one paragraph and the beginning of the next are no name', () => {
  expect(replaced('<p>鳄<b>梨</b>汁</p>', '鳄梨')).toBe('<p>牛油果<b></b>汁</p>');
  expect(replaced('<p>鳄</p><p>梨</p>', '鳄梨')).toBe('<p>鳄</p><p>梨</p>');
  expect(replaced('<p>a project</p><p>bank</p><p>project bank</p>', 'project bank')).toBe(
    '<p>a project</p><p>bank</p><p>project library</p>',
  );
});

test('a name is made fit for HTML where it stands in HTML alone', () => {
  const food = variant('food & tea', 'tea & food', 'en-US');
  expect(replaced('food & tea', 'food & tea', [food], false)).toBe('tea & food');
  expect(withoutVariant('<p>food & tea</p>', { variants: [food], written: 'food & tea', isHtml: true })).toBe(
    '<p>tea &amp; food</p>',
  );
});

test('of a variant with any ending nobody knows what stands in its place', () => {
  const made = variant('remanufacturé*', 'refabrication', 'fr-FR');
  expect(replaced('moteurs remanufacturés', 'remanufacturés', [made])).toBe('moteurs remanufacturés');
});

test('what is asked for is read again, across a line break too', () => {
  expect(replaceAsked(replaceValue('body.3', 'project\nbank'))).toEqual({ place: 'body.3', written: 'project bank' });
  expect(replaced('a project\nbank', 'project bank')).toBe('a project library');
  expect(replaceAsked('body')).toEqual({ place: 'body', written: '' });
});
