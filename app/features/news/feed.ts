import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { ArticleCard } from './news.ts';

interface Feed {
  /** What absolute addresses begin with; no slash at the end. */
  origin: string;
  locale: Locale;
  title: string;
  description: string;
  /** Newest first. */
  articles: ArticleCard[];
}

/** Writes a feed of articles: RSS 2.0 with its own address as the RSS Advisory Board recommends. */
export function writeFeed({ origin, locale, title, description, articles }: Feed): string {
  const address = (path: string) => text(`${origin}${localHref(locale, path)}`);
  const [newest] = articles;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${text(title)}</title>
<link>${address('/news/')}</link>
<description>${text(description)}</description>
<language>${locale.toLowerCase()}</language>${newest ? `\n<lastBuildDate>${mailDate(newest.publishedAt)}</lastBuildDate>` : ''}
<atom:link href="${address('/news/rss.xml')}" rel="self" type="application/rss+xml"/>
${articles.map((article) => writeItem(article, address(article.href))).join('\n')}
</channel>
</rss>
`;
}

function writeItem({ title, summary, category, publishedAt }: ArticleCard, address: string): string {
  return `<item>
<title>${text(title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<category>${text(category.name)}</category>
<pubDate>${mailDate(publishedAt)}</pubDate>
<description>${text(summary)}</description>
</item>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML: its own signs escaped, and the control characters that it cannot hold left out. */
function text(value: string): string {
  return value
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** A moment as RFC 822 wants it: `Thu, 12 Jun 2025 01:30:00 GMT`. */
function mailDate(iso: string): string {
  return new Date(iso).toUTCString();
}
