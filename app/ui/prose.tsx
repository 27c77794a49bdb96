import { useLingui } from '@lingui/react';
import type { Locale } from '#platform/i18n/locale.ts';
import css from './prose.module.css';

interface ProseProps {
  /** HTML that was sanitised on its way into the database: never anything else. */
  html: string;
  /** The language the text is in. */
  lang: Locale;
}

/** A text that editors wrote. The one place of the site where HTML is put into a page as it is. */
export function Prose({ html, lang }: ProseProps) {
  const { i18n } = useLingui();
  return (
    <div
      className={css.prose}
      lang={lang === i18n.locale ? undefined : lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the use case that stored it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
