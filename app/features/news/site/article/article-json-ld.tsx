import { useLocale } from '#platform/i18n/use-locale.ts';
import { cardPath } from '#shell/card/card-address.ts';
import { JsonLd } from '#shell/json-ld/json-ld.tsx';
import { organizationId } from '#shell/json-ld/organization-json-ld.tsx';
import { useShellData } from '#shell/shell-data.ts';
import { useAbsolute } from '#shell/use-absolute.ts';
import type { Article } from '../../news.ts';

/** An article for machines (schema.org, NewsArticle). */
export function ArticleJsonLd({ article }: { article: Omit<Article, 'body'> }) {
  const locale = useLocale();
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
    image: `${origin}${preview ?? cardPath(locale, href)}`,
    mainEntityOfPage: absolute(href),
    author: publisher,
    publisher,
  };
  return <JsonLd data={data} />;
}
