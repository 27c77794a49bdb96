import css from './icon.module.css';

const drawings = {
  menu: <path className={css.line} strokeWidth="1.3" d="M0 2.5h12M0 6h12M0 9.5h12" />,
  search: (
    <>
      <circle className={css.line} cx="5" cy="5" r="3.8" strokeWidth="1.4" />
      <path className={css.line} strokeWidth="1.6" d="m8 8 3.6 3.6" />
    </>
  ),
  down: <path className={css.line} strokeWidth="1.4" d="m2 4 4 4 4-4" />,
  ok: <path className={css.line} strokeWidth="2" d="m1 6.5 3.4 3.4L11 2.6" />,
  cross: <path className={css.line} strokeWidth="2" d="m2 2 8 8m0-8-8 8" />,
  warn: <path fillRule="evenodd" d="M6 .3 12 11.6H0zM5.3 4.2v3.6h1.4V4.2zm0 4.6v1.4h1.4V8.8z" />,
} as const;

export type IconName = keyof typeof drawings;

/** A small drawing beside a word that says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 12 12" className={css.icon} aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
