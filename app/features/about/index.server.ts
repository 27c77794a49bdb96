/** What other parts of the site may use of About. */
export { type Contact, contact, type LegalLines, legalLines } from './queries.server.ts';
