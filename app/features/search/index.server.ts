/** What other parts of the site may use of the search. */
export { searchJobs } from './jobs.server.ts';
export { writeSitePages } from './write-site-pages.server.ts';
