import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { useAwake } from '#platform/client/use-awake.ts';
import button from '#ui/button.module.css';
import css from './captcha-field.module.css';
import { solvePuzzle } from './solve-puzzle.ts';

type Puzzle = Parameters<typeof solvePuzzle>[0];

interface PuzzleButtonProps {
  /** Called with `altcha`, the solution as the form sends it. */
  onSolved(altcha: string): void;
  /** How hard the puzzle is to be. */
  level?: number;
  /** What stands beside it. */
  children?: ReactNode;
}

/**
 * Lets the device work for a moment in place of reading or hearing digits; there once the page is awake. Its room is kept
 * before that: nothing may move under the finger of somebody who is about to send the form.
 */
export function PuzzleButton({ onSolved, level = 0, children }: PuzzleButtonProps) {
  const { t } = useLingui();
  const awake = useAwake();
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');

  async function work() {
    if (state === 'working') return;
    setState('working');
    const puzzle = await call<Puzzle>(level > 0 ? `/api/captcha/challenge?level=${level}` : '/api/captcha/challenge');
    const solution = puzzle && (await solvePuzzle(puzzle));
    setState(solution ? 'idle' : 'failed');
    if (solution) onSolved(solution);
  }

  return (
    <div className={awake ? css.ways : `${css.ways} ${css.asleep}`}>
      {children}
      {/* Never `disabled`: who works by keyboard would lose their place. */}
      <button type="button" className={button.quiet} aria-disabled={state === 'working'} onClick={work}>
        {level > 0 ? t`Solve the puzzle` : t`Continue without the image`}
      </button>
      <p role="status">
        {state === 'working' &&
          (level > 1
            ? t`Your device is solving the puzzle. This can take a minute or two; please stay on this page.`
            : t`Your device is solving the puzzle. This takes a few seconds.`)}
        {state === 'failed' &&
          (level > 0
            ? t`That did not work. Please try again.`
            : t`That did not work. Please use the image or the recording.`)}
      </p>
    </div>
  );
}
