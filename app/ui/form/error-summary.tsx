import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import css from './form.module.css';

/** What is wrong with a field, and where it is. */
export interface Wrong {
  /** Id of its control. */
  id: string;
  text: string;
}

/** What is wrong, from messages by field. @param ids of controls that are not called as their field */
export function wrongOf(errors: Record<string, string | undefined>, ids: Record<string, string> = {}): Wrong[] {
  return Object.entries(errors).flatMap(([name, text]) => (text ? [{ id: ids[name] ?? name, text }] : []));
}

/** All that is wrong with a form, above it, with a link to each field. It takes the focus as the page wakes. */
export function ErrorSummary({ wrong }: { wrong: readonly Wrong[] }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  // A page wakes a while after it is shown: whoever has begun to mend is not called back. Nor is the page pulled away from
  // under whoever has scrolled on: it wakes at the very press of a button, which then would miss it.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: scrollY > 0 });
  }, []);
  if (wrong.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.summary} aria-label={t`Please correct`}>
      <p>
        <b>
          <Plural value={wrong.length} one="Please check one thing:" other="Please check # things:" />
        </b>
      </p>
      <ul>
        {wrong.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
