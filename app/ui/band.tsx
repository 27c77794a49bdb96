import css from './band.module.css';

/** A woven border: ornament between two parts of a page. */
export function Band() {
  return <div className={css.band} aria-hidden="true" />;
}
