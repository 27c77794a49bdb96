import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { PictureRef } from '#features/media/media.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import css from './focus-form.module.css';

/** Hundredths of a picture's width and height. */
export interface Place {
  x: number;
  y: number;
}

const steps: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The whole picture, on which the place is pointed at: with a click, or with the arrows (ten hundredths with Shift). */
export function PointAt({ picture, at, onPoint }: { picture: PictureRef; at: Place; onPoint(place: Place): void }) {
  const { t } = useLingui();
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Pressed by a key: nothing was pointed at.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onPoint({
      x: within((100 * (clientX - box.left)) / box.width),
      y: within((100 * (clientY - box.top)) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onPoint({ x: within(at.x + by * step.x), y: within(at.y + by * step.y) });
  };
  return (
    <>
      <button
        type="button"
        className={css.pointed}
        onClick={point}
        onKeyDown={move}
        aria-label={t`Point on the picture`}
        aria-describedby="focus-how"
      >
        <Picture picture={picture} sizes="46rem" className={css.whole} eager />
        <svg aria-hidden="true">
          <Cross {...at} />
          <Cross {...at} />
          <svg x={`${at.x}%`} y={`${at.y}%`} aria-hidden="true">
            <path d="M0-15 15 0 0 15-15 0Z" />
            <path d="M0-8 8 0 0 8-8 0Z" />
          </svg>
        </svg>
      </button>
      <p
        id="focus-how"
        className={css.how}
      >{t`Click the part that must stay visible, or move the point with the arrow keys.`}</p>
    </>
  );
}

function Cross({ x, y }: Place) {
  return (
    <g>
      <line x1={`${x}%`} x2={`${x}%`} y2="100%" />
      <line y1={`${y}%`} y2={`${y}%`} x2="100%" />
    </g>
  );
}

/** A whole number from 0 to 100; what is no number is the middle. */
export const within = (value: number) => (Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : 50);
