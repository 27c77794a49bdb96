import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Mark, type StateName } from './mark.tsx';
import css from './state.module.css';

interface StateProps {
  of: StateName;
  /** By how many changes it is behind. */
  by?: number;
  /** When it goes out, written for the reader; it takes the place of "Signed off". */
  when?: string;
  /** The language's label in the bar: shown before the state where a table is a list and has no head. */
  language?: string;
}

/** How a text stands: colour, shape and word, always all three. */
export function State({ of, by = 0, when, language }: StateProps) {
  const words = useStateWords();
  return (
    <span className={`${css.state} ${css[of] ?? ''}`} data-state={of} data-language-label={language}>
      <Mark of={of} />
      <span>{stateWord({ of, by, when, words })}</span>
    </span>
  );
}

function stateWord({
  of,
  by,
  when,
  words,
}: Required<Pick<StateProps, 'of' | 'by'>> & {
  when: string | undefined;
  words: Record<StateName, string>;
}): ReactNode {
  if (of === 'signed' && when) return <b>{when}</b>;
  if (of !== 'behind' || by === 0) return words[of];
  return (
    <Trans>
      Behind by <b>{by}</b>
    </Trans>
  );
}

/** What the states are called. */
export function useStateWords(): Record<StateName, string> {
  const { t } = useLingui();
  return {
    missing: t({ message: 'Missing', context: 'state of a text' }),
    draft: t({ message: 'Draft', context: 'state of a text' }),
    review: t({ message: 'In review', context: 'state of a text' }),
    signed: t({ message: 'Signed off', context: 'state of a text' }),
    published: t({ message: 'Published', context: 'state of a text' }),
    behind: t({ message: 'Behind', context: 'state of a text' }),
    withdrawn: t({ message: 'Withdrawn', context: 'state of a text' }),
  };
}
