import { type Band, medalScale, type Tone, type WeavePattern } from './weave-pattern.ts';

/** What is drawn, in order: backs as one path a tone, then a `<use>` for every band. */
export interface WeaveMarks {
  /** Everything plain of one tone. */
  backs: { tone: Tone; path: string }[];
  /** Bands: the symbol's name and the matrix that puts it in its place. */
  bands: { motif: Band['motif']; matrix: string; main: Tone; accent: Tone }[];
}

const short = (value: number): number => Math.round(value * 1000) / 1000;

/** Turned pictures are laid as if they stood, then mirrored at the diagonal. */
function matrixOf({ motif, x, y, size, flip }: Band, turned: boolean): string {
  const scale = motif === 'medal' ? medalScale(size) : size / 8;
  const down = flip ? -scale : scale;
  const top = flip ? y + size : y;
  const numbers = turned ? [0, scale, down, 0, top, x] : [scale, 0, 0, down, x, top];
  return `matrix(${numbers.map(short).join(' ')})`;
}

/** Turns a pattern into the few marks that show it, for React and for the stand-alone document alike. */
export function marksOf({ stripes, bands, ground, turned, width, height }: WeavePattern): WeaveMarks {
  const paths = new Map<Tone, string>();
  for (const { tone, y, size } of stripes) {
    if (tone === ground) continue;
    const box = turned ? `M${y} 0v${height}h${size}V0z` : `M0 ${y}h${width}v${size}H0z`;
    paths.set(tone, (paths.get(tone) ?? '') + box);
  }
  return {
    backs: [...paths].map(([tone, path]) => ({ tone, path })),
    bands: bands.map((band) => {
      return { motif: band.motif, matrix: matrixOf(band, turned), main: band.main, accent: band.accent };
    }),
  };
}
