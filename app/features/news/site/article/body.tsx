import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { Prose } from '#ui/prose.tsx';
import { scrollTables } from './scroll-tables.ts';

/** What an article says. */
export function Body({ html, lang }: { html: string; lang: Locale }) {
  const { t } = useLingui();
  return <Prose html={scrollTables(html, t`Table`)} lang={lang} />;
}
