import type { ArticleCard, NewsCategory } from './news.ts';

/** A category on the first page of the news. */
export interface FrontPart {
  category: NewsCategory;
  /** `texts`: a title list beside another; `pictures` and `films`: a row of their own over the whole width. */
  kind: 'texts' | 'pictures' | 'films';
  articles: ArticleCard[];
}

/** What the first page of the news shows. */
export interface FrontPage {
  lead?: ArticleCard;
  latest: ArticleCard[];
  /** From top to bottom; what stands in one row stands side by side. */
  rows: FrontPart[][];
}

const besideTheLead = 5;
const shown = { texts: 4, pictures: 4, films: 3 };
const moduleKinds: Record<number, 'pictures' | 'films'> = { 10: 'pictures', 11: 'films' };

/**
 * Lays out the first page of the news: the newest story leads, the next stand beside it, and every category shows its
 * newest that are not up there. Categories of texts come in pairs, a row of pictures or films after each pair.
 * @param articles newest first, enough of every category
 */
export function frontPage(categories: NewsCategory[], articles: ArticleCard[]): FrontPage {
  const [lead, ...others] = articles;
  const latest = others.slice(0, besideTheLead);
  const rest = others.slice(besideTheLead);
  const parts = categories.map((category): FrontPart => {
    const kind = moduleKinds[category.module ?? 0] ?? 'texts';
    const own = rest.filter((article) => article.category.id === category.id);
    return { category, kind, articles: own.slice(0, shown[kind]) };
  });
  return { lead, latest, rows: inRows(parts.filter((part) => part.articles.length > 0)) };
}

function inRows(parts: FrontPart[]): FrontPart[][] {
  const texts = parts.filter(({ kind }) => kind === 'texts');
  const wide = parts.filter(({ kind }) => kind !== 'texts');
  const rows: FrontPart[][] = [];
  while (texts.length > 0 || wide.length > 0) {
    if (texts.length > 0) rows.push(texts.splice(0, 2));
    rows.push(...wide.splice(0, 1).map((part) => [part]));
  }
  return rows;
}
