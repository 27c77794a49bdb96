/** What other parts of the site may use of its settings. */

export { noticeMarkup } from './notice-markup.server.ts';
export { notices, siteSettings } from './queries.server.ts';
