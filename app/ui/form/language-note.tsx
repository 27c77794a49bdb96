import { useLingui } from '@lingui/react/macro';
import css from './form.module.css';

/**
 * Without script the languages above are plain links, and nothing can take along what is typed (with script
 * `site/wake/carry-forms.ts` does). Shown where there is something to type.
 */
export function LanguageNote() {
  const { t } = useLingui();
  return (
    <noscript className={css.languageNote}>
      <p className={css.hint}>{t`If you change the language now, you will lose what you have typed here.`}</p>
    </noscript>
  );
}
