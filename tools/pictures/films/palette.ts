/** The site's colours, as in its design tokens, and the few tints the clips add for dark grounds. */
export const palette = {
  paper: '#fbf7ef',
  surface: '#fffdf8',
  sunk: '#f3ecdd',
  line: '#ddd2bb',
  lineStrong: '#8f8468',
  ink: '#1c1a15',
  inkSoft: '#5b5443',
  deep: '#0c3b2e',
  deep2: '#12543f',
  moss: '#2a6650',
  ochre: '#d98a1f',
  sand: '#f0c473',
  cinnabar: '#b3301f',
  clay: '#dc6a4a',
  indigo: '#24346b',
  sky: '#8fa3dc',
} as const;

/** A colour between two others; `share` 0 gives the first. Rounded to sixteenths, so that a frame needs few colours. */
export function mix(first: string, second: string, share: number): string {
  const step = Math.round(Math.min(1, Math.max(0, share)) * 16) / 16;
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return (
    '#' +
    [1, 3, 5]
      .map((at) => Math.round(channel(first, at) * (1 - step) + channel(second, at) * step))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')
  );
}
