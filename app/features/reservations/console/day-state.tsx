import { useLingui } from '@lingui/react/macro';
import { Mark } from '#ui/console/states/mark.tsx';
import type { DayState } from '../board/board.ts';

/** The shape of each state, of those that the console has. */
const marks = {
  open: 'published',
  full: 'behind',
  later: 'signed',
  paused: 'review',
  closed: 'withdrawn',
  withdrawn: 'missing',
  over: 'draft',
} as const;

/** How a day stands: colour, shape and word. */
export function DayStateWord({ of }: { of: DayState }) {
  const words = useDayStateWords();
  return (
    <span data-day-state={of}>
      <Mark of={marks[of]} /> {words[of]}
    </span>
  );
}

/** What the states of a day are called. */
function useDayStateWords(): Record<DayState, string> {
  const { t } = useLingui();
  return {
    open: t({ message: 'Open', context: 'state of a day' }),
    full: t({ message: 'Full', context: 'state of a day' }),
    later: t({ message: 'Not open yet', context: 'state of a day' }),
    paused: t({ message: 'Paused', context: 'state of a day' }),
    closed: t({ message: 'Closed', context: 'state of a day' }),
    withdrawn: t({ message: 'Withdrawn', context: 'state of a day' }),
    over: t({ message: 'Over', context: 'state of a day' }),
  };
}
