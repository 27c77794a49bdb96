import css from './band.module.css';

/** The woven band under the bar, and over what is done with many at once. */
export function Band() {
  return <div className={css.band} aria-hidden="true" />;
}
