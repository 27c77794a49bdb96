/** What other parts of the site may use of About. */
export { legalLines } from './queries.server.ts';
