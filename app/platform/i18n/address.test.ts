import { expect, test } from 'vitest';
import { alternates, hasUnsupportedLanguage, localHref, readAddress } from './address.ts';
import { languageHeader, languagesFor, localeOfLanguageHeader, locales } from './locale.ts';

test.each([
  ['/', 'zh-CN', '/'],
  ['/news/', 'zh-CN', '/news/'],
  ['/en-US', 'en-US', '/'],
  ['/en-US/news/more/list/a', 'en-US', '/news/more/list/a'],
  ['/fr-FR/', 'fr-FR', '/'],
  ['/de-DE/news/', 'zh-CN', '/de-DE/news/'],
])('%s is %s %s', (pathname, locale, path) => {
  expect(readAddress(pathname)).toEqual({ locale, path });
});

test('an address is written back as it was read', () => {
  for (const locale of locales) {
    expect(readAddress(localHref(locale, '/news/'))).toEqual({ locale, path: '/news/' });
  }
  expect(alternates('/news/').map(({ href }) => href)).toEqual(['/news/', '/en-US/news/', '/fr-FR/news/']);
});

test.each([
  ['/de-DE/news/', true],
  ['/en-us/', true],
  ['/EN-US/', true],
  ['/en-US/', false],
  ['/zh-CN/', false],
  ['/news/', false],
  ['/', false],
])('%s names a language that is not spoken: %s', (pathname, unsupported) => {
  expect(hasUnsupportedLanguage(pathname)).toBe(unsupported);
});

test('the Language header is 1, 2 or 3, and anything else is Chinese', () => {
  expect(locales.map(languageHeader)).toEqual(['1', '2', '3']);
  expect(['1', '2', '3', '4', '', undefined, 'fr'].map(localeOfLanguageHeader)).toEqual([
    'zh-CN',
    'en-US',
    'fr-FR',
    'zh-CN',
    'zh-CN',
    'zh-CN',
    'zh-CN',
  ]);
});

test('a reader gets the own language first, then each other once', () => {
  for (const locale of locales) {
    expect(languagesFor(locale)[0]).toBe(locale);
    expect(languagesFor(locale).toSorted()).toEqual(locales.toSorted());
  }
});
