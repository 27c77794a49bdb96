/**
 * The yarn: the colours of the site's design tokens, and mixes of them. Pictures use no other colour.
 */
type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** A colour `part` of the way (0..1) from one colour to another. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [parse(from), parse(to)];
  const channel = (at: number) => Math.round(a[at]! + (b[at]! - a[at]!) * part);
  return `#${[0, 1, 2].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Brightness scaled by `factor`, as bytes. */
export function scaled(hex: string, factor: number): Rgb {
  return parse(hex).map((value) => Math.max(0, Math.min(255, Math.round(value * factor)))) as Rgb;
}

const token = {
  paper: '#fbf7ef',
  surface: '#fffdf8',
  sunk: '#f3ecdd',
  line: '#ddd2bb',
  stone: '#8f8468',
  ink: '#1c1a15',
  soft: '#5b5443',
  bone: '#d9cfb4',
  deep: '#0c3b2e',
  leaf: '#12543f',
  green: '#0f5d45',
  moss: '#3f7a63',
  good: '#17683f',
  ochre: '#d98a1f',
  amber: '#8a4d06',
  gold: '#f0c473',
  cinnabar: '#b3301f',
  indigo: '#24346b',
  azure: '#1746c7',
};

export const yarn = {
  ...token,
  night: mix(token.indigo, token.ink, 0.55),
  midnight: mix(token.indigo, token.ink, 0.25),
  denim: mix(token.indigo, token.paper, 0.24),
  blue: mix(mix(token.azure, token.indigo, 0.4), token.paper, 0.36),
  sky: mix(mix(token.azure, token.moss, 0.45), token.paper, 0.6),
  haze: mix(mix(token.azure, token.moss, 0.45), token.paper, 0.82),
  teal: mix(token.moss, token.indigo, 0.4),
  sea: mix(token.moss, token.azure, 0.3),
  sage: mix(token.moss, token.paper, 0.45),
  mint: mix(token.moss, token.paper, 0.7),
  lime: mix(token.moss, token.gold, 0.5),
  grass: mix(token.good, token.gold, 0.28),
  olive: mix(token.leaf, token.ochre, 0.38),
  rose: mix(token.cinnabar, token.paper, 0.42),
  blush: mix(token.cinnabar, token.paper, 0.7),
  coral: mix(mix(token.cinnabar, token.ochre, 0.4), token.paper, 0.18),
  flame: mix(token.cinnabar, token.ochre, 0.45),
  wine: mix(token.cinnabar, token.indigo, 0.45),
  mauve: mix(mix(token.cinnabar, token.indigo, 0.5), token.paper, 0.4),
  lilac: mix(mix(token.cinnabar, token.indigo, 0.6), token.paper, 0.66),
  plum: mix(token.cinnabar, token.ink, 0.58),
  brick: mix(token.cinnabar, token.ink, 0.25),
  clay: mix(token.cinnabar, token.amber, 0.5),
  earth: mix(token.amber, token.ink, 0.4),
  bark: mix(token.amber, token.ink, 0.65),
  honey: mix(token.ochre, token.gold, 0.5),
  sand: mix(token.gold, token.line, 0.5),
  straw: mix(token.gold, token.paper, 0.5),
  cocoa: mix(mix(token.amber, token.cinnabar, 0.25), token.ink, 0.4),
  umber: mix(mix(token.amber, token.cinnabar, 0.3), token.ink, 0.18),
  tan: mix(token.amber, token.gold, 0.42),
  fair: mix(mix(token.gold, token.cinnabar, 0.14), token.paper, 0.42),
  steel: mix(token.stone, token.indigo, 0.35),
};
