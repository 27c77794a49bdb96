/** What other parts of the site may use of About. */
export type { Desk } from './about.ts';
export { aboutArticles, readArticle } from './articles.server.ts';
export { downloads } from './downloads/downloads.server.ts';
export type { Download } from './downloads/downloads.ts';
export { desk } from './places.server.ts';
export { legalLines } from './queries.server.ts';
export { readAbout } from './read-about.server.ts';
