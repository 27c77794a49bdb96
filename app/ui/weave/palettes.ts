import type { PaletteName, Tone } from './weave-pattern.ts';

/** Colours of the threads where no style sheet reaches: the same as in weave.module.css over tokens.css (a test compares). */
export const PALETTES: Readonly<Record<PaletteName, Readonly<Record<Tone, string>>>> = {
  night: { ground: '#24346b', second: '#0f5d45', bright: '#d98a1f', pale: '#fdf8ec' },
  forest: { ground: '#0c3b2e', second: '#b3301f', bright: '#d98a1f', pale: '#fbf7ef' },
  earth: { ground: '#8a2a17', second: '#24346b', bright: '#f0b64c', pale: '#fff6e3' },
  lake: { ground: '#123f4a', second: '#b3301f', bright: '#e3a33a', pale: '#f7efdc' },
};
