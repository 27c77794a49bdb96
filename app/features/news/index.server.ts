/** What other parts of the site may use of the news. */
export { newsCategories, writeCategories } from './categories.server.ts';
export type { ArticleCard } from './news.ts';
export { latestArticles, latestOfEach } from './queries.server.ts';
