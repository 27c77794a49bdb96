/** What other parts of the site may use of its settings. Markup: `ui/notice-bar.tsx`. */

export { notices, siteSettings } from './queries.server.ts';
