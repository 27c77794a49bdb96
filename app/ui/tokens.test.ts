import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** The site's, and those that the console has beyond them. */
const sheets = ['tokens.css', 'console/tokens.module.css'];
const halves = sheets.map((name) => {
  const sheet = readFileSync(resolve(import.meta.dirname, name), 'utf8');
  const night = sheet.indexOf('prefers-color-scheme: dark');
  return { day: coloursIn(sheet.slice(0, night)), night: coloursIn(sheet.slice(night).split('@media print')[0] ?? '') };
});
const day = Object.assign({}, ...halves.map((half) => half.day));
const modes: Record<string, Record<string, string>> = {
  day,
  night: Object.assign({}, day, ...halves.map((half) => half.night)),
};

/** What words stand on, and the words that stand there: WCAG 1.4.3 asks for 4.5. */
const words: Record<string, string[]> = {
  paper: ['ink', 'ink-soft', 'action', 'action-hover', 'ochre-ink', 'good', 'warn', 'bad', 'withdrawn'],
  surface: ['ink', 'ink-soft', 'action', 'action-hover', 'ochre-ink', 'good', 'warn', 'bad', 'water', 'withdrawn'],
  sunk: ['ink', 'ink-soft', 'action', 'ochre-ink', 'good', 'warn', 'bad'],
  deep: ['on-deep', 'on-deep-soft', 'ochre-light'],
  'deep-2': ['on-deep'],
  cinnabar: ['on-deep'],
  indigo: ['on-deep'],
  action: ['on-action'],
  'action-hover': ['on-action'],
  ochre: ['on-bright'],
  'ochre-light': ['on-bright'],
  mark: ['ink'],
  'review-ground': ['review'],
  'signed-ground': ['signed'],
  'behind-ground': ['behind', 'ink'],
  'refused-ground': ['ink', 'bad'],
  picked: ['ink', 'ink-soft', 'withdrawn', 'bad'],
  'ochre-bright': ['on-bright'],
};

/** What is drawn, and controls with their states: WCAG 1.4.11 asks for 3. */
const drawn: Record<string, string[]> = {
  paper: [
    'line-strong',
    'focus',
    'deep-2',
    'cinnabar',
    'indigo',
    'action',
    'bad',
    'good',
    'warn',
    'review',
    'signed',
    'behind',
  ],
  surface: ['line-strong', 'focus', 'deep-2', 'cinnabar', 'indigo', 'action', 'bad', 'woven-land-on-paper'],
  picked: ['review', 'signed', 'behind', 'good'],
  sunk: ['line-strong', 'focus', 'deep-2', 'cinnabar', 'indigo', 'action'],
  deep: ['on-deep', 'ochre-light', 'ochre', 'deep-edge'],
};

for (const [mode, colours] of Object.entries(modes)) {
  test.each([
    ['words', words, 4.5],
    ['what is drawn', drawn, 3],
  ] as const)(`by ${mode} %s can be made out on every ground`, (_, pairs, least) => {
    const pale = Object.entries(pairs).flatMap(([ground, names]) =>
      names
        .map((name) => ({ name, contrast: contrast(colourOf(colours, name), colourOf(colours, ground)) }))
        .filter((each) => each.contrast < least)
        .map((each) => `${each.name} on ${ground}: ${each.contrast.toFixed(2)}`),
    );
    expect(pale).toEqual([]);
  });
}

test('the contrast of colours is what WCAG says it is', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

test('no style sheet but those of the tokens names a colour', () => {
  const named = globSync('app/**/*.css', { cwd: root })
    .filter((file) => !sheets.some((name) => file.endsWith(`ui/${name}`)))
    .flatMap((file) => {
      const found = coloursNamedIn(readFileSync(resolve(root, file), 'utf8'));
      return found.map((colour) => `${file}: ${colour}`);
    });
  expect(named).toEqual([]);
  expect(
    coloursNamedIn('a:hover { border: 1px solid #000; color: rgb(1 2 3); background: white; white-space: pre }'),
  ).toEqual(['#000', 'rgb(', 'white']);
});

function coloursNamedIn(css: string): string[] {
  const values = css.replace(/\/\*.*?\*\//gs, '').matchAll(/:([^;{}]*)[;}]/g);
  const colour =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y)(?![\w-])/gi;
  return [...values].flatMap(([, value = '']) => value.match(colour) ?? []);
}

function coloursIn(css: string): Record<string, string> {
  const rules = css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,6});/g);
  return Object.fromEntries([...rules].map(([, name, value]) => [name, value]));
}

function colourOf(colours: Record<string, string>, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`No token is called ${name}`);
  return colour;
}

/** From 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
