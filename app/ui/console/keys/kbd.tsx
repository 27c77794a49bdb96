import css from './kbd.module.css';

/** A key as it is printed. Beside a control it is for the eye alone: those who listen have `aria-keyshortcuts`. */
export function Kbd({ children, silent }: { children: string; silent?: boolean }) {
  return (
    <kbd className={css.key} aria-hidden={silent}>
      {children}
    </kbd>
  );
}
