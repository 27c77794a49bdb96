import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import css from './not-yet.module.css';

/** Says of something that was found which of its texts holds what was looked for, where that is not the one that is shown. */
export function FoundIn({ lang }: { lang: Locale | undefined }) {
  const { t } = useLingui();
  if (lang === undefined) return null;
  const words = {
    'zh-CN': t`Found in its Chinese text`,
    'en-US': t`Found in its English text`,
    'fr-FR': t`Found in its French text`,
  };
  return <span className={css.label}>{words[lang]}</span>;
}
