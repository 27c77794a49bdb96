import { useLingui } from '@lingui/react/macro';
import { Prose } from '#ui/prose.tsx';
import type { Article } from '../news.ts';
import { scrollTables } from './scroll-tables.ts';

/** What an article says. */
export function Body({ article }: { article: Article }) {
  const { t } = useLingui();
  return <Prose html={scrollTables(article.body, t`Table`)} lang={article.lang} />;
}
