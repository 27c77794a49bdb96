/** What other parts of the site may use of the news. */

export { categoriesOfSite, renamedCategories } from './categories.server.ts';
export type { ArticleCard } from './news.ts';
export { latestArticles, newestOfCountry, newestOfSite } from './queries.server.ts';
