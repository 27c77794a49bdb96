/** Headers of the sitemap's files. */
export const xmlHeaders = { 'Content-Type': 'application/xml; charset=utf-8' };
