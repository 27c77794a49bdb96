import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import css from './back-to-top.module.css';

/** Shown and moved by the waking script (menu/README.md), so it is there before the page wakes. */
export function BackToTop() {
  const { t } = useLingui();
  return (
    <button type="button" className={css.button} data-back-to-top="" hidden suppressHydrationWarning>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 16V4M4 10l6-6 6 6" />
      </svg>
      <VisuallyHidden>{t`Back to top`}</VisuallyHidden>
    </button>
  );
}
