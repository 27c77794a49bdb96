import { useLingui } from '@lingui/react';
import type { Locale } from '#platform/i18n/locale.ts';
import { JsonLd } from '#site/json-ld.tsx';
import { organizationId } from '#site/organization-json-ld.tsx';
import { cardPath } from '#site/share/card-address.ts';
import { useShellData } from '#site/shell-data.ts';
import { useAbsolute } from '#site/use-absolute.ts';
import type { Article } from '../news.ts';

/** An article for machines (schema.org, NewsArticle). */
export function ArticleJsonLd({ article }: { article: Omit<Article, 'body'> }) {
  const { i18n } = useLingui();
  const absolute = useAbsolute();
  const origin = useShellData()?.origin ?? '';
  const { title, summary, lang, publishedAt, href, preview, category } = article;
  const publisher = { '@id': organizationId(absolute) };
  const data = {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    inLanguage: lang,
    datePublished: publishedAt,
    articleSection: category.name,
    image: `${origin}${preview ?? cardPath(i18n.locale as Locale, href)}`,
    mainEntityOfPage: absolute(href),
    author: publisher,
    publisher,
  };
  return <JsonLd data={data} />;
}
