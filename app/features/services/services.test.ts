import { expect, test } from 'vitest';
import { readPage } from '#ui/pages/read-page.ts';
import {
  distanceText,
  hotelsHref,
  isFiltered,
  later,
  providerHref,
  readHotelFilter,
  readId,
  telephoneHref,
  telephoneText,
  typeHref,
  typeOfNumber,
} from './services.ts';

const read = (query: string) => readHotelFilter(new URLSearchParams(query));

test('filters of an address: blank ones count as absent, unknown values make none', () => {
  expect(read('')).toEqual({ order: 'distance' });
  expect(read('band=&within=&language=&shuttle=&halal=&sort=')).toEqual({ order: 'distance' });
  expect(read('band=2&within=6&language=fr&shuttle=1&halal=1&sort=price')).toEqual({
    band: 2,
    within: 6,
    language: 'fr',
    shuttle: true,
    halal: true,
    order: 'price',
  });
});

test.each(['band=4', 'band=two', 'within=7', 'language=xx', 'shuttle=0', 'halal=yes', 'sort=name'])(
  'a filter %s does not exist',
  (query) => expect(read(query)).toBeUndefined(),
);

test('a list has one address, which says all that was chosen and nothing else', () => {
  for (const query of ['', '?band=1', '?within=3&language=ar&halal=1&sort=price&page=2', '?shuttle=1&page=3']) {
    const filter = read(query);
    const page = readPage(new URLSearchParams(query).get('page'));
    expect(filter && hotelsHref(filter, page)).toBe(`/service/hotel/${query}`);
  }
});

test('an order filters nothing out', () => {
  expect(isFiltered({ order: 'price' })).toBe(false);
  expect(isFiltered({ order: 'distance', halal: true })).toBe(true);
});

test('addresses of the types are those of the specification', () => {
  expect(['transport', 'tourism', 'translation', 'catering'].map((type) => typeHref(type as 'transport'))).toEqual([
    '/service/serviceDetail?id=2',
    '/service/serviceDetail?id=3',
    '/service/serviceDetail?id=4',
    '/service/serviceDetail?id=5',
  ]);
  expect(typeHref('hotel')).toBe('/service/hotel/');
  expect([undefined, 0, 1, 2, 5, 6].map(typeOfNumber)).toEqual([
    undefined,
    undefined,
    'hotel',
    'transport',
    'catering',
    undefined,
  ]);
  expect(providerHref({ id: 3, type: 'hotel' })).toBe('/service/hotel/?id=3');
  expect(providerHref({ id: 17, type: 'transport' })).toBe('/service/serviceDetail?id=2#provider-17');
});

test('ids and pages are whole numbers from 1', () => {
  expect(['1', '12', '0', '1e1', '-1', '01', '', null].map(readId)).toEqual([
    1,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([null, '', '2', '0', 'x'].map(readPage)).toEqual([1, 1, 2, undefined, undefined]);
});

test('a bus is at its later stops so many minutes later, also past midnight', () => {
  expect(later('08:50', 15)).toBe('09:05');
  expect(later('07:40', 0)).toBe('07:40');
  expect(later('23:50', 20)).toBe('00:10');
});

test('distances are written as the language does', () => {
  expect([500, 4600, 9960, 12_500].map((metres) => distanceText(metres, 'en-US'))).toEqual([
    '500\u00a0m',
    '4.6\u00a0km',
    '10\u00a0km',
    '13\u00a0km',
  ]);
  expect([500, 4600, 5000].map((metres) => distanceText(metres, 'fr-FR'))).toEqual([
    '500\u00a0m',
    '4,6\u00a0km',
    '5\u00a0km',
  ]);
  expect([500, 4600].map((metres) => distanceText(metres, 'zh-CN'))).toEqual(['500米', '4.6公里']);
});

test('a number is read in groups, and dialled without its spaces', () => {
  expect(telephoneText('+8610000000101')).toBe('+86 100 0000 0101');
  expect(telephoneText('+254700000000')).toBe('+254700000000');
  expect(telephoneHref('+86 100 0000 0101')).toBe('tel:+8610000000101');
});
