import css from './mark.module.css';

/** The states of a text, in the order of its life. */
export type StateName = 'missing' | 'draft' | 'review' | 'signed' | 'published' | 'behind' | 'withdrawn';

/** The shape of a state, in its colour and without its word: for where the word stands beside it. */
export function Mark({ of }: { of: StateName }) {
  return <i className={`${css.mark} ${css[of]}`} aria-hidden="true" />;
}
