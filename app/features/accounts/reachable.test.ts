import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { readReachable } from './reachable.server.ts';

const phones = getCountries().map((country) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`No example number of ${country}`);
  return { country, e164: example.number as string, typed: example.formatInternational() };
});

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000');

const sms = (address: string) => ({ channel: 'sms', address });

test.each(phones)('a mobile of $country is read as people type it: $typed', ({ e164, typed }) => {
  for (const way of [
    e164,
    typed,
    typed.replaceAll(' ', '-'),
    typed.replace('+', '00'),
    fullWidth(typed),
    ` ${typed} `,
  ]) {
    expect(readReachable(way), way).toEqual(sms(e164));
  }
});

test('separators anywhere between the digits change nothing', () => {
  const separator = fc.constantFrom('', ' ', '-', '–', '.', '\u00a0', '\u2011', '\u202a', '(', ') ', '/', '·');
  fc.assert(
    fc.property(
      fc.constantFrom(...phones),
      fc.array(separator, { minLength: 20, maxLength: 20 }),
      ({ e164 }, marks) => {
        const typed = `+${[...e164.slice(1)].map((digit, at) => digit + marks[at]).join('')}`;
        expect(readReachable(typed)).toEqual(sms(e164));
      },
    ),
  );
});

test.each([
  ['13800138000', '+8613800138000'],
  ['138 0013 8000', '+8613800138000'],
  ['138-0013-8000', '+8613800138000'],
  ['１３８００１３８０００', '+8613800138000'],
  ['0086 138 0013 8000', '+8613800138000'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['（+86）19912345678', '+8619912345678'],
  ['\u202a+86 138 0013 8000\u202c', '+8613800138000'],
  ['+44 (0)20 7946 0958', '+442079460958'],
])('%s is %s', (typed, address) => {
  expect(readReachable(typed)).toEqual(sms(address));
});

test.each([
  ['Aminata.Diallo@Example.ORG', 'aminata.diallo@example.org'],
  ['  li+expo@mail.example.cn ', 'li+expo@mail.example.cn'],
  ['ｌｉ＠example.com', 'li@example.com'],
])('the mail address %s is %s', (typed, address) => {
  expect(readReachable(typed)).toEqual({ channel: 'email', address });
});

test.each([
  ['a phone of another country without its code', '0612345678'],
  ['a French mobile without its code', '06 12 34 56 78'],
  ['a Chinese landline without its code', '0731-84212345'],
  ['one digit too few', '1380013800'],
  ['one digit too many', '138001380000'],
  ['no mobile of China', '12800138000'],
  ['a country code that does not exist', '+999 1234 5678'],
  ['too short for its country', '+33 6 12'],
  ['letters for digits', '+1 800 FLOWERS'],
  ['two numbers', '+86 13800138000 / +86 13800138001'],
  ['an extension', '+86 731 8421 2345 ext. 12'],
  ['nothing', ''],
  ['a plus alone', '+'],
  ['a name', 'Li Wei'],
  ['a NUL byte', '138001\u000038000'],
  ['two mail addresses', 'a@example.com,b@example.com'],
  ['a mail address with a line break', 'a@example.com\r\nBcc: b@example.com'],
  ['a named mail address', 'Li <li@example.com>'],
  ['a host without a dot', 'li@localhost'],
  ['a very long address', `${'a'.repeat(250)}@example.com`],
])('refused: %s', (_, typed) => {
  expect(readReachable(typed)).toBeUndefined();
});

test('whatever is typed, what is read is one plain phone or mail address, and is read as itself', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'0123456789+-() .@a'), maxLength: 30 }),
    fc.emailAddress(),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const read = readReachable(text);
      if (!read) return;
      expect(read.address).toMatch(read.channel === 'sms' ? /^\+\d{6,15}$/ : /^[^\s,;<>"]+@[^\s,;<>"]+$/);
      expect(readReachable(read.address)).toEqual(read);
    }),
    { numRuns: 3000 },
  );
});
