import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AfricaMap } from './africa-map.tsx';
import type { MapCountry } from './map-country.ts';
import { COUNTRY_CELLS, OUTLINES, outlineOf, WIDER_AREAS } from './map-paths.ts';

const guests = ['CG', 'KE', 'NA', 'NG', 'ZA'];
const named = new Intl.DisplayNames('fr', { type: 'region' });
const countries: MapCountry[] = [...COUNTRY_CELLS.keys()].map((code) => ({
  code,
  name: named.of(code) ?? code,
  href: code === 'EH' ? undefined : `/fr-FR/countries/${code}`,
  marked: guests.includes(code),
}));
const map = (of: readonly MapCountry[], selected?: string): string =>
  renderToString(<AfricaMap countries={of} label="L’Afrique" selected={selected} />);

/** Area inside closed outlines of right-angled relative steps, holes taken off, in stitches (shoelace formula). */
function areaOf(path: string): number {
  let twice = 0;
  for (const line of path.split('z').filter(Boolean)) {
    const steps = [...line.matchAll(/([hv])(-?\d+)/g)];
    let [x, y] = (line.match(/^M(-?\d+) (-?\d+)/) ?? []).slice(1).map(Number) as [number, number];
    const [startX, startY] = [x, y];
    for (const [, direction, length] of steps) {
      const [nextX, nextY] = direction === 'h' ? [x + Number(length), y] : [x, y + Number(length)];
      twice += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
    twice += x * startY - startX * y;
  }
  return twice / 2;
}

test('55 countries and territories have a place, no stitch is lost', () => {
  expect(COUNTRY_CELLS.size).toBe(55);
  expect([...COUNTRY_CELLS.values()].every((cells) => cells.length > 0)).toBe(true);
  expect([...COUNTRY_CELLS.values()].flat()).toHaveLength(644);
  expect(COUNTRY_CELLS.get('RW')).toEqual([[24, 20]]);
  expect(COUNTRY_CELLS.get('BI')).toEqual([[24, 21]]);
  expect(COUNTRY_CELLS.get('CV')).toEqual([[-3, 11]]);
});

test('an outline runs around its cells: corners, parts and holes', () => {
  expect(outlineOf([[2, 3]])).toBe('M2 3h1v1h-1z');
  expect(
    outlineOf([
      [0, 0],
      [1, 1],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
  expect(areaOf(outlineOf(ring))).toBe(8);
  for (const [code, cells] of COUNTRY_CELLS) expect(areaOf(OUTLINES.get(code) ?? ''), code).toBe(cells.length);
});

test('every country with an address is a named link, Western Sahara is drawn only', () => {
  const html = map(countries);
  expect(html.match(/<a /g)).toHaveLength(54);
  expect(html).toContain('role="group" aria-label="L’Afrique"');
  expect(html).toContain('href="/fr-FR/countries/BI"><title>Burundi</title>');
  expect(html).not.toContain('countries/EH');
  expect(html).toContain(OUTLINES.get('EH'));
  expect(html).not.toContain('style=');
});

test('without links the map is one picture; unknown codes are passed over', () => {
  const html = map([
    { code: 'KE', name: 'Kenya', marked: true },
    { code: 'XX', name: 'Nowhere', href: '/' },
  ]);
  expect(html).toContain('role="img"');
  expect(html).not.toContain('<a ');
});

test('the chosen country says so', () => {
  expect(map(countries, 'ML').match(/aria-current="true"/g)).toHaveLength(1);
  expect(map(countries)).not.toContain('aria-current');
});

test('small countries between others come last, so their wider areas lie on top', () => {
  const codes = [...map(countries).matchAll(/countries\/([A-Z]{2})"/g)].map(([, code]) => code);
  expect(codes.slice(-5)).toEqual(['BI', 'BJ', 'LS', 'MW', 'RW']);
  expect(codes.slice(0, -5)).toEqual(codes.slice(0, -5).toSorted());
  for (const code of WIDER_AREAS.keys()) expect(OUTLINES.has(code), code).toBe(true);
});

test('the map with 54 links weighs under 5 kB, compressed either way', () => {
  const html = map(countries, 'KE');
  expect(gzipSync(html).length).toBeLessThan(5000);
  expect(brotliCompressSync(html).length).toBeLessThan(5000);
});

/** WCAG contrast of two colours `#rrggbb`. */
function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test('land, marks and focus ring stand out from their ground by 3:1', () => {
  const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
  const colour = (name: string): string => tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1] ?? '';
  for (const name of ['woven-land', 'ochre', 'on-deep'])
    expect(contrast(colour(name), colour('deep')), name).toBeGreaterThan(3);
  for (const name of ['woven-land-on-paper', 'cinnabar', 'indigo', 'focus']) {
    expect(contrast(colour(name), colour('paper')), name).toBeGreaterThan(3);
  }
});
