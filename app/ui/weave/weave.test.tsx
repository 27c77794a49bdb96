import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PALETTES } from './palettes.ts';
import { Weave } from './weave.tsx';
import { WeaveMotifs } from './weave-motifs.tsx';
import { hashOf, PALETTE_NAMES, type Shape, SIZES, weaveOf } from './weave-pattern.ts';
import { weaveSvg } from './weave-svg.ts';

const shapes = Object.keys(SIZES) as Shape[];
const kinds = ['news', 'country', 'company', 'project', 'section'];
const ids = Array.from({ length: 50 }, (_, at) => `${kinds[at % kinds.length]}-${at * 37}`);
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A weave in one line: its palette, then its bands. */
function inShort(id: string, shape: Shape): string {
  const { palette, turned, bands, stripes } = weaveOf(id, shape);
  const list = bands.map(({ motif, size, main }) => `${motif} ${size} ${main}`).join(', ');
  return `${palette}${turned ? ' turned' : ''} ${stripes.length}: ${list}`;
}

test('the pictures of known ids are the same for ever', () => {
  expect(inShort('news-12', 'wide')).toMatchInlineSnapshot(
    `"forest 9: steps 8 pale, hourglass 32 second, steps 8 pale"`,
  );
  expect(inShort('country-KE', 'square')).toMatchInlineSnapshot(
    `"lake 3: window 16 second, window 16 bright, window 16 second"`,
  );
  expect(inShort('section-about', 'banner')).toMatchInlineSnapshot(`"lake 2: steps 16 second, lozenge 16 ground"`);
  expect(inShort('参展商-7', 'photo')).toMatchInlineSnapshot(
    `"forest turned 5: zigzag 4 second, dice 8 ground, eye 24 second, dice 8 ground, zigzag 4 second"`,
  );
  expect(
    ids.flatMap((id) => shapes.map((shape) => hashOf(weaveSvg(id, shape)))).reduce((a, b) => (a ^ b) >>> 0, 0),
  ).toMatchInlineSnapshot(`290996358`);
});

test('stripes cover the picture from edge to edge, whole thread by whole thread', () => {
  for (const id of ids) {
    for (const shape of shapes) {
      const { stripes, turned, width, height } = weaveOf(id, shape);
      let at = 0;
      for (const { y, size } of stripes) {
        expect(y, `${id} ${shape}`).toBe(at);
        expect(Number.isInteger(size) && size > 0).toBe(true);
        at += size;
      }
      expect(at, `${id} ${shape}`).toBe(turned ? width : height);
    }
  }
});

test('an id keeps its palette in every shape; palettes and pictures are spread evenly', () => {
  const count = new Map<string, number>(PALETTE_NAMES.map((name) => [name, 0]));
  const pictures = new Set<string>();
  for (let at = 0; at < 1000; at++) {
    const [first, ...others] = shapes.map((shape) => weaveOf(`news-${at}`, shape).palette);
    expect(new Set([first, ...others]).size).toBe(1);
    count.set(first ?? '', (count.get(first ?? '') ?? 0) + 1);
    pictures.add(inShort(`news-${at}`, 'square'));
  }
  for (const [name, times] of count) expect(times, name).toBeGreaterThan(200);
  expect(pictures.size).toBeGreaterThan(800);
});

test('neighbouring strips never share their tone', () => {
  for (const id of ids) {
    const { stripes, bands } = weaveOf(id, 'wide');
    if (new Set(bands.map(({ motif }) => motif)).size === 1) continue;
    for (const [at, stripe] of stripes.entries()) expect(stripe.tone, id).not.toBe(stripes[at - 1]?.tone);
  }
});

test('colours that are written out are those of the style sheets', () => {
  const [tokens, sheet] = [read('../tokens.css'), read('weave.module.css')];
  for (const [name, colours] of Object.entries(PALETTES)) {
    const rule = sheet.match(new RegExp(`\\.${name} \\{([^}]*)\\}`))?.[1] ?? '';
    for (const [tone, colour] of Object.entries(colours)) {
      const token = rule.match(new RegExp(`--weave-${tone}: var\\((--[a-z-]+)\\)`))?.[1];
      expect(tokens.match(new RegExp(`${token}: (#[0-9a-f]{6});`))?.[1], `${name} ${tone}`).toBe(colour);
    }
  }
});

test('the inline picture is decoration, a few marks, no style attribute', () => {
  for (const id of ids) {
    for (const shape of shapes) {
      const html = renderToString(<Weave id={id} shape={shape} className="own" />);
      expect(html).toContain('aria-hidden="true"');
      expect(html).not.toContain('style=');
      expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(shape === 'banner' ? 20 : 12);
    }
  }
});

test('every motif that is used is in the sprite', () => {
  const sprite = renderToString(<WeaveMotifs />);
  for (const id of ids) {
    for (const [, name] of renderToString(<Weave id={id} shape="wide" />).matchAll(/href="#([^"]+)"/g)) {
      expect(sprite).toContain(`id="${name}"`);
    }
  }
});

test('weights: a picture under 1 kB, inline or alone; the sprite under 1.2 kB', () => {
  for (const id of ids) {
    for (const shape of shapes) {
      expect(gzipSync(weaveSvg(id, shape)).length, `${id} ${shape}`).toBeLessThan(1000);
      expect(gzipSync(renderToString(<Weave id={id} shape={shape} />)).length, `${id} ${shape}`).toBeLessThan(1000);
    }
  }
  expect(gzipSync(renderToString(<WeaveMotifs />)).length).toBeLessThan(1200);
});

test('the stand-alone document needs nothing from outside and does not repeat the id', () => {
  const svg = weaveSvg('"><script>', 'photo');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="360" /);
  expect(svg).not.toMatch(/script|var\(|class=|style=/);
});
