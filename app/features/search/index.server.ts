/** What other parts of the site may use of the search. */
export { writeSitePages } from './write-site-pages.server.ts';
