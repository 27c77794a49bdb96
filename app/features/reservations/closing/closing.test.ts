import { expect, test } from 'vitest';
import { inEach } from '#platform/i18n/texts.ts';
import { checkClosing, noteMost } from './closing.ts';

const none = inEach(() => '');
const all = inEach((locale) => `A note (${locale})`);
const check = (reason: string, notes = none) => checkClosing({ reason, notes, offered: [] });

test('a reason of the list needs no note; a note stands in every language or in none', () => {
  expect(check('weather')).toEqual({ reason: 'weather', notes: none });
  expect(check('weather', all)).toEqual({ reason: 'weather', notes: all });
  expect(check('weather', { ...none, 'fr-FR': 'Vent fort' })).toEqual({
    problems: { 'note-zh-CN': 'missing', 'note-en-US': 'missing' },
  });
  expect(
    check(
      'weather',
      inEach(() => ' \u200b '),
    ),
  ).toEqual({ reason: 'weather', notes: none });
});

test('another reason is said in every language', () => {
  expect(check('other')).toEqual({
    problems: { 'note-zh-CN': 'missing', 'note-en-US': 'missing', 'note-fr-FR': 'missing' },
  });
  expect(check('other', all)).toEqual({ reason: 'other', notes: all });
});

test('no reason, one that is none, and a note that is too long are named; lines become one', () => {
  expect(check('')).toEqual({ problems: { reason: 'choose' } });
  expect(check('strike')).toEqual({ problems: { reason: 'choose' } });
  expect(check('weather', { ...all, 'zh-CN': '风'.repeat(noteMost + 1) })).toEqual({
    problems: { 'note-zh-CN': 'too-long' },
  });
  expect(check('weather', { ...all, 'zh-CN': '风'.repeat(noteMost), 'en-US': 'Wind\r\n and rain ' })).toMatchObject({
    notes: { 'en-US': 'Wind and rain' },
  });
});
