import type { ReactNode } from 'react';
import styles from './weave.module.css';
import { marksOf, type WeaveMarks } from './weave-marks.ts';
import { type Shape, type Tone, type WeavePattern, weaveOf } from './weave-pattern.ts';

/** Threads by the part they play; the palette's class says which colours they are. */
const THREADS: Readonly<Record<Tone, string>> = {
  ground: 'var(--weave-ground)',
  second: 'var(--weave-second)',
  bright: 'var(--weave-bright)',
  pale: 'var(--weave-pale)',
};
const GROUNDS: Readonly<Record<Tone, string | undefined>> = {
  ground: undefined,
  second: styles.onSecond,
  bright: styles.onBright,
  pale: styles.onPale,
};

interface WeaveProps {
  /** Any stable text, as `news-12`, `country-KE`, `section-about`: the picture depends on it alone. */
  id: string;
  shape: Shape;
  className?: string;
}

/**
 * The woven picture of whatever has no photograph. It is decoration: readers of the screen do not meet it. It fills its
 * width at the shape's proportions; a class may give it another box, which it covers. Needs `<WeaveMotifs />` in the page.
 */
export function Weave({ id, shape, className }: WeaveProps): ReactNode {
  const { pattern, backs, bands } = drawnWeave(id, shape);
  const classes = [styles.weave, styles[pattern.palette], GROUNDS[pattern.ground], className];
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={`0 0 ${pattern.width} ${pattern.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {backs.map(({ tone, path }) => (
        <path key={tone} fill={THREADS[tone]} d={path} />
      ))}
      {bands.map(({ motif, matrix, main, accent }) => (
        <use key={matrix} href={`#w-${motif}`} transform={matrix} fill={THREADS[main]} color={THREADS[accent]} />
      ))}
    </svg>
  );
}

const mostDrawn = 1000;
const drawn = new Map<string, WeaveMarks & { pattern: WeavePattern }>();

/** A weave never changes: the last ones drawn are kept, for a page has dozens. */
function drawnWeave(id: string, shape: Shape): WeaveMarks & { pattern: WeavePattern } {
  const key = `${shape} ${id}`;
  const kept = drawn.get(key);
  if (kept) return kept;
  const pattern = weaveOf(id, shape);
  const weave = { pattern, ...marksOf(pattern) };
  const oldest = drawn.size < mostDrawn ? undefined : drawn.keys().next().value;
  if (oldest !== undefined) drawn.delete(oldest);
  drawn.set(key, weave);
  return weave;
}
