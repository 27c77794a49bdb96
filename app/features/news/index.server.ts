/** What other parts of the site may use of the news. */
export { newsCategories } from './categories.server.ts';
export type { ArticleCard, NewsCategory } from './news.ts';
export { latestArticles, latestOfEach } from './queries.server.ts';
