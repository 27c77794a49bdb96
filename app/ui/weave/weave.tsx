import type { ReactNode } from 'react';
import styles from './weave.module.css';
import { marksOf } from './weave-marks.ts';
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
  const { look, viewBox, marks } = drawnWeave(id, shape);
  return (
    <svg
      className={className ? `${look} ${className}` : look}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from constants; a list has a hundred marks, each an element less to render and to wake
      dangerouslySetInnerHTML={{ __html: marks }}
    />
  );
}

/** A weave as it stands in a page. */
interface DrawnWeave {
  /** Classes of its palette and ground. */
  look: string;
  viewBox: string;
  /** What is in it, as markup. */
  marks: string;
}

const mostDrawn = 1000;
const drawn = new Map<string, DrawnWeave>();

/** A weave never changes: the last ones drawn are kept, for a page has dozens. */
function drawnWeave(id: string, shape: Shape): DrawnWeave {
  const key = `${shape} ${id}`;
  const kept = drawn.get(key);
  if (kept) return kept;
  const weave = draw(weaveOf(id, shape));
  const oldest = drawn.size < mostDrawn ? undefined : drawn.keys().next().value;
  if (oldest !== undefined) drawn.delete(oldest);
  drawn.set(key, weave);
  return weave;
}

function draw(pattern: WeavePattern): DrawnWeave {
  const { palette, ground, width, height } = pattern;
  const { backs, bands } = marksOf(pattern);
  const plain = backs.map(({ tone, path }) => `<path fill="${THREADS[tone]}" d="${path}"/>`);
  const uses = bands.map(({ motif, matrix, main, accent }) => {
    return `<use href="#w-${motif}" transform="${matrix}" fill="${THREADS[main]}" color="${THREADS[accent]}"/>`;
  });
  return {
    look: [styles.weave, styles[palette], GROUNDS[ground]].filter(Boolean).join(' '),
    viewBox: `0 0 ${width} ${height}`,
    marks: [...plain, ...uses].join(''),
  };
}
